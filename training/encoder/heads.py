"""What the encoder reads and says: the size of a window, its marks, and its heads with their outputs."""

WINDOW_TOKENS_MAX = 128
CLS, SEP, PAD = 101, 102, 0
# The order of the outputs; server/domain/encoder.ts holds the same lists and the server compares them at start.
HEADS = {
    'security': ['attack', 'override', 'extraction', 'jailbreak', 'injected-in-data', 'obfuscated'],
    'content': [
        'harmful',
        'hate',
        'harassment',
        'sexual-content',
        'sexual-content-involving-minors',
        'violence',
        'self-harm',
        'weapons',
        'illegal-drugs',
        'cyber-crime',
        'fraud-and-deception',
        'extremism',
        'profanity',
        'privacy',
        'specialised-advice',
        'defamation',
        'intellectual-property',
    ],
    'response': ['refuses', 'complies'],
    'planted': ['order'],
    'applies': ['applies'],
}
