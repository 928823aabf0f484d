"""What can go wrong with input from outside."""


class BadInput(ValueError):
    """Input from outside that can't be used; the message is one sentence that says what and where."""
