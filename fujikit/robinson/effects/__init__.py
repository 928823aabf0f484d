"""The sentences that cards and sheets may say, by family; `fujikit.robinson.effect_registry` imports all."""
