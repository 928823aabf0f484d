"""The sentences that cards and sheets may say, by family; `fujikit.robinson.sentences` names all modules."""
