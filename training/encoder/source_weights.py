"""How much each source weighs in the draws."""

# What people wrote tells more of what comes than what templates wrote; a beginning of the name and its weight.
# The multilingual translations are few wordings many times over: with more weight they lowered the recall on all others.
WEIGHTS = [
    # Rules, and whether answers break them: what the pair head knows least of on rules that it did not see.
    ('authored-judged', 5.0),
    ('authored-policies-ordinary', 1.0),
    ('authored-policies-other', 1.0),
    ('authored-policies', 4.5),
    ('authored-own-', 6.0),
    ('authored-', 4.0),
    ('pairs-', 0.5),
    ('content-mlma', 0.4),
    ('content-cold', 0.4),
    ('content-overrefusal', 1.2),
    ('content-', 0.8),
    ('generated-token-soup', 0.7),
    ('generated-planted', 1.2),
    ('benign-instructions', 1.2),
    ('benign-documents-2', 1.0),
    ('parallel', 0.8),
    ('topics-', 0.5),
    ('attacks-aisafetylab', 1.5),
    ('generated-short-order', 2.0),
    ('generated-pivoted', 2.0),
    ('generated-framed-act', 2.0),
    ('attacks-cyberseceval-multilingual', 0.4),
    ('attacks-deepset', 4.0),
    ('attacks-', 2.5),
    ('benign-arena', 2.0),
    ('benign-documents-responses', 0.7),
    ('benign-roleplay-responses', 0.8),
    ('benign-documents', 1.0),
    ('benign-', 1.3),
    ('harm-', 1.4),
    ('responses-', 2.0),
    ('similarity-', 2.0),
    ('toxicity-', 0.7),
]


def weight_of(source):
    return next((weight for start, weight in WEIGHTS if source.startswith(start)), 1.0)
