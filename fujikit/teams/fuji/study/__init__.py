"""What many games of Fuji tell: whether the box is fair, who wins, what skills, cards and talk are worth."""
