"""The gathered and authored sets as rows to learn from, with what is made from them.

    python training/encoder/gathered_rows.py <folder train> <out.jsonl>

A row has the form that extract-texts.ts writes, and two labels more: `planted` (an order to the AI in material) and
`applies` (of a pair: the rule in `text` forbids or describes what stands in `second`). Made from wide material, never
from word lists of its own: orders planted in documents, requests with runs of arbitrary tokens, one harmful sentence
in a long harmless text, pairs of rule and text. `split` is `foreign` for whole sources that no fit sees, `validation`
for a tenth of the authored blocks (twins are neighbours and stay together), `calibration` for harmless sources off
which operating points are read, else `fit`. Seeded; half a minute.
"""

import collections
import json
import random
import re
import sys
import zlib
from pathlib import Path

from package_tokenizers import original_tokenizer
from model import HEADS
from rows import read_rows

CATEGORIES = HEADS['content'][1:]
# A set that names one of these says nothing of the others of its group.
NEAR = [
    {'hate', 'harassment', 'profanity', 'violence', 'extremism', 'defamation'},
    {'violence', 'weapons', 'extremism'},
    {'fraud-and-deception', 'cyber-crime', 'privacy', 'defamation', 'intellectual-property'},
    {'sexual-content', 'sexual-content-involving-minors', 'profanity', 'harassment'},
    {'self-harm', 'violence'},
]
# What the project wrote itself to learn from.
OWN = Path(__file__).parent.parent / 'authored'
BLIND = Path(__file__).parent.parent / 'blind'
SOURCES = json.loads(Path(__file__).with_name('foreign-sources.json').read_text(encoding='utf-8'))
# Whole sources that no fit sees: figures on them are of foreign hands.
FOREIGN = set(SOURCES['foreign'])
# Harmless sources off which operating points are read; a beginning of the name.
CALIBRATION = tuple(SOURCES['calibration'])
CALIBRATION_KINDS = set(SOURCES['calibrationKinds'])
ATTACK_KINDS = {
    'direct': ['override'], 'jailbreak': ['jailbreak'], 'extraction': ['extraction'], 'indirect': ['injected-in-data'],
    'suffix': ['obfuscated', 'jailbreak'], 'obfuscated': ['obfuscated'], 'multi-turn': ['jailbreak'],
}  # fmt: skip
AUTHORED_KINDS = {
    'override': ['override'], 'extraction': ['extraction'], 'role-break': ['jailbreak'], 'evasion': ['obfuscated'],
    'tool-misuse': ['override'], 'persistence': ['override'], 'persona': ['jailbreak'], 'disguise': ['obfuscated'],
}  # fmt: skip

# What writers of texts call a category of the content head.
CATEGORY_NAMES = {
    'fraud': 'fraud-and-deception', 'drugs': 'illegal-drugs', 'cybercrime': 'cyber-crime', 'sexual': 'sexual-content',
    'minors': 'sexual-content-involving-minors', 'child-abuse': 'sexual-content-involving-minors', 'regulated-advice': 'specialised-advice',
}  # fmt: skip


def units(text):
    """Length as JavaScript counts."""
    return len(text.encode('utf-16-le', 'surrogatepass')) // 2


def hashed(text):
    return zlib.crc32(text.encode('utf-8', 'surrogatepass'))


def row(text, source, language='en', **labels):
    """A row; what is not named is unknown."""
    categories = labels.get('categories')
    unknown = sorted({c for group in NEAR if categories and group & set(categories) for c in group if c not in categories})
    plain = dict.fromkeys(['security', 'kinds', 'harmful', 'categories', 'refuses', 'complies', 'second', 'request', 'attackSpan', 'harmSpan', 'planted', 'applies', 'pool'])
    return {**plain, 'unknownCategories': unknown, 'split': 'fit', **labels, 'text': text, 'source': source, 'language': language or 'en'}


def span_of(head, part):
    return [units(head), units(head) + units(part)]


def blocks(rows, size=12):
    """`fit` or `validation` for each row of an authored file, by blocks of neighbours of one hand.

    What further hands write changes nothing for those before: what was kept stays kept when the next fit goes on from this one.
    """
    met, found = collections.Counter(), []
    for one in rows:
        hand = one.get('hand') or len(rows)
        found.append('validation' if hashed(f'{met[hand] // size} {hand}') % 10 == 0 else 'fit')
        met[hand] += 1
    return found


def split_of(source):
    if source in FOREIGN:
        return 'foreign'
    return 'calibration' if source.startswith(CALIBRATION) else 'fit'


class Material:
    """What generators draw from: real documents, real instructions, orders by people, real code, foreign words."""

    def __init__(self, train, random):
        self.random = random
        self.documents = read_rows(train, 'benign-documents-public') + [{**one, 'kind': 'article-2'} for one in read_rows(train, 'benign-documents')]
        self.instructions = read_rows(train, 'benign-instructions-public')
        self.fit_documents = [one for one in self.documents if one.get('kind') not in CALIBRATION_KINDS]
        self.fit_instructions = [one for one in self.instructions if split_of(one['source']) == 'fit']
        self.short = [one for one in self.fit_instructions if 12 <= len(one['text']) <= 260]
        self.code = [one['text'] for one in self.fit_documents if one.get('kind', '').startswith(('code', 'json', 'csv', 'yaml', 'log', 'html', 'changelog'))]
        pieces = [piece for piece in original_tokenizer().get_vocab() if not piece.startswith('[')]
        self.words = [piece for piece in pieces if piece.isalpha() and piece.isascii() and len(piece) > 2]
        self.tails = [piece[2:] for piece in pieces if piece.startswith('##') and piece[2:].isalpha() and piece.isascii()]
        self.names = sorted({name for text in self.code for name in re.findall(r'[A-Za-z_]{4,18}', text)})
        self.foreign = sorted({word for one in self.fit_instructions if one.get('lang', 'en') != 'en' for word in re.findall(r'[^\W\d_]{3,12}', one['text'])})
        self.marks = sorted({mark for text in self.code for mark in re.findall(r'[^\w\s]{1,3}', text)})


def public_rows(train):
    for one in read_rows(train, 'harm-public'):
        source, split = 'content-' + one['source'], split_of(one['source'])
        categories = [name for name in one.get('categories', []) if name in CATEGORIES]
        if one['label'] == 1:
            is_word = one['source'] == 'profanity-ldnoobw'
            yield row(one['text'], source, one.get('lang'), security=0, kinds=[], harmful=None if is_word else 1, categories=categories or None, split=split)
        elif one['source'] != 'edos':
            yield row(one['text'], source, one.get('lang'), security=0, kinds=[], harmful=0, categories=[], split=split)
    for one in read_rows(train, 'attacks-public'):
        injection, span = one.get('injection'), None
        if injection and injection in one['text']:
            span = span_of(one['text'][: one['text'].index(injection)], injection)
        planted = 1 if one['kind'] in ('indirect', 'direct', 'extraction') else None
        yield row(one['text'], 'attacks-' + one['source'], one.get('lang'), security=1, kinds=ATTACK_KINDS[one['kind']], attackSpan=span, planted=planted, split=split_of(one['source']))
    for one in read_rows(train, 'benign-look-alikes-public'):
        is_talk = one['kind'] == 'look-alike' and one['source'] in ('docs-permissive', 'code-lookalike')
        yield row(one['text'], 'benign-' + one['source'], one.get('lang'), security=0, kinds=[], planted=0 if is_talk else None, pool='security', split=split_of(one['source']))
    for one in read_rows(train, 'benign-instructions-public'):
        yield row(one['text'], 'benign-instructions', one.get('lang'), security=0, kinds=[], harmful=0, categories=[], pool='prompts' if one.get('lang', 'en') == 'en' else 'languages', split=split_of(one['source']))
    for one in read_rows(train, 'benign-documents-public'):
        kind = one.get('kind', '')
        split = 'calibration' if kind in CALIBRATION_KINDS else 'fit'
        harmful = None if kind in ('novel', 'news', 'qa-forum') else 0
        planted = None if kind == 'agent-instructions' else 0
        yield row(one['text'], 'benign-documents-2', one.get('lang'), security=0, kinds=[], harmful=harmful, categories=None if harmful is None else [], planted=planted, pool='documents', split=split)
    for one in read_rows(train, 'parallel-public'):
        if hashed(one['other']) % 5 == 0:
            yield row(one['other'], 'parallel', one['lang'], security=0, kinds=[], harmful=0, categories=[], pool='languages', split=split_of(one['source']))


def injection_row(one, source, split):
    attacks = one['label'] == 1
    planted = 1 if attacks and one['kind'] in ('override', 'tool-misuse', 'persistence', 'extraction') else None
    return row(one['text'], source + ('injections' if attacks else 'injection-twins'), one['lang'], security=one['label'], kinds=AUTHORED_KINDS.get(one['kind']) if attacks else [], harmful=None if attacks else 0, categories=None if attacks else [], planted=planted, split=split)


def pretext_row(one, source, split):
    harms = one['label'] == 1
    categories = ([one['category']] if one.get('category') in CATEGORIES else None) if harms else []
    return row(one['text'], source + ('pretexts' if harms else 'pretext-twins'), one['lang'], security=one['label'], kinds=['jailbreak'] if harms else [], harmful=one['label'], categories=categories, split=split)


def harm_row(one, source, split):
    harms = one['label'] == 1
    named = [CATEGORY_NAMES.get(name, name) for name in one.get('categories', [])]
    categories = [name for name in named if name in CATEGORIES]
    return row(one['text'], source + ('harm' if harms else 'everyday'), one['lang'], security=0, kinds=[], harmful=one['label'], categories=(categories or None) if harms else [], harmSpan=one.get('span'), split=split)


def planted_row(one, source, split):
    attacks = one['label'] == 1
    planted = None if one['kind'] == 'user-task' else one['label']
    return row(one['text'], source + ('planted' if attacks else 'clean-documents'), one['lang'], security=one['label'], kinds=['injected-in-data'] if attacks else [], attackSpan=one.get('span'), planted=planted, split=split)


def measured_once(name):
    """Blind sets that were measured and are learnt from since, in the form of the authored set of this name."""
    for folder in (BLIND / one for one in SOURCES['blindLearnt']):
        yield from ({**one, 'hand': folder.name} for one in in_authored_form(folder, name))


def in_authored_form(folder, name):
    """One blind set in the form of the authored set of this name."""
    if name == 'injections':
        yield from ({**one, 'label': 1} for one in read_rows(folder, 'attacks'))
    elif name == 'everyday-harm':
        yield from ({**one, 'label': 0} for one in read_rows(folder, 'everyday'))
        yield from ({**one, 'categories': [one.get('category')]} for one in read_rows(folder, 'harm'))
    elif name == 'planted':
        for one in read_rows(folder, 'documents'):
            found = one['label'] == 1 and one['order'] in one['text']
            yield {**one, 'kind': 'document', 'span': span_of(one['text'][: one['text'].index(one['order'])], one['order']) if found else None}
    elif name == 'judged':
        yield from read_rows(folder, 'judged')
    elif name == 'policies':
        for one in read_rows(folder, 'policies'):
            said = [{'text': one['definition'], 'role': 'definition'}]
            said += [{'text': text, 'role': role} for role, key in (('violates', 'examples_violating'), ('allowed', 'examples_allowed')) for text in one[key]]
            said += [{'text': case['text'], 'role': 'violates' if case['label'] else 'allowed'} for case in one['cases']]
            yield from ({**text, 'policy': f"{folder.name} {one['policy']}", 'lang': 'en'} for text in said)


def own_rows(name):
    return [*read_rows(OWN, name), *measured_once(name)]


AUTHORED = {'injections': injection_row, 'pretexts': pretext_row, 'everyday-harm': harm_row, 'planted': planted_row}


def authored_rows(train):
    """Those of the labelled sets and the project's own; a tenth of each is kept for the fusion and for operating points."""
    for name, row_of in AUTHORED.items():
        for source, rows in (('authored-', read_rows(train, f'authored-{name}')), ('authored-own-', own_rows(name))):
            for one, split in zip(rows, blocks(rows)):
                yield row_of(one, source, split)


def planted(material, text, order, in_middle):
    """A document with an order in it: the place, what leads to it and how it is marked are drawn."""
    random = material.random
    places = [found.end() for found in re.finditer(r'\n+|[.!?。] ?', text) if 30 < found.end() < len(text) - 30]
    if in_middle and not places:
        return None
    at = random.choice(places) if in_middle else random.choice([0, len(text)])
    before, after = text[:at].rstrip(), text[at:].lstrip()
    open_mark, close_mark = random.choice([('', '')] * 9 + [('<!-- ', ' -->'), ('// ', ''), ('# ', ''), ('* ', ''), ('[', ']'), ('"note": "', '"'), ('| ', ' |')])
    between = random.choice(['\n', '\n', '\n\n', ' '])
    head = before + (between if before else '') + open_mark
    return head + order + close_mark + between + after, span_of(head, order)


def span_text(one):
    return one['text'].encode('utf-16-le')[2 * one['span'][0] : 2 * one['span'][1]].decode('utf-16-le')


def planted_rows(material, train):
    random = material.random
    authored = read_rows(train, 'authored-planted')
    keep = blocks(authored)
    orders = [span_text(one) for one, split in zip(authored, keep) if split == 'fit' and one['label'] == 1 and one.get('span')]
    injections = read_rows(train, 'authored-injections')
    own, own_injections = own_rows('planted'), own_rows('injections')
    orders += [span_text(one) for one, split in zip(own, blocks(own)) if split == 'fit' and one['label'] == 1 and one.get('span')]
    orders += [one['text'] for one, split in [*zip(injections, blocks(injections)), *zip(own_injections, blocks(own_injections))] if split == 'fit' and one['label'] == 1 and one['kind'] in ('tool-misuse', 'persistence', 'override') and len(one['text']) < 300]
    ground = [one for one in material.fit_documents if 300 <= len(one['text']) <= 2500 and one.get('kind') != 'agent-instructions']
    for at in range(9000):
        document = random.choice(ground)
        is_instruction = at % 2 == 0
        order = random.choice(material.short)['text'].strip() if is_instruction else random.choice(orders)
        in_middle = random.random() < 0.75
        made = planted(material, document['text'], order, in_middle)
        if made is None:
            continue
        text, span = made
        # At the edge of a message a plain request may be the user's own.
        security = None if is_instruction and not in_middle else 1
        yield row(text, 'generated-planted-instruction' if is_instruction else 'generated-planted-authored', document.get('lang'), security=security, kinds=None if security is None else ['injected-in-data'], attackSpan=span, planted=1)
    for _ in range(3000):
        document, order = random.choice(material.fit_documents)['text'], random.choice(material.short)['text']
        text = order + '\n\n' + document if random.random() < 0.6 else document + '\n\n' + order
        yield row(text, 'generated-own-instruction', security=0, kinds=[])


def soup(material):
    """A run as machines find them: pieces of the whole vocabulary, names from code, foreign words and marks run together."""
    random, out = material.random, ''
    share_foreign = random.choice([0.0, 0.1, 0.3])
    for _ in range(random.randint(8, 30)):
        draw = random.random()
        if draw < share_foreign:
            word = random.choice(material.foreign)
        else:
            word = random.choice(random.choice([material.words, material.words, material.names, material.tails, material.marks]))
        form = random.random()
        word = word.capitalize() if form < 0.15 else word.upper() if form < 0.2 else word
        out += ('' if random.random() < 0.38 else ' ') + word
    return out.strip()


def suffix_rows(material, goals):
    random = material.random
    for at in range(5000):
        request = random.choice(goals) if random.random() < 0.45 else random.choice(material.short)['text']
        text = request + ' ' + soup(material) if random.random() < 0.85 else soup(material) + ' ' + request
        yield row(text, 'generated-token-soup', security=1, kinds=['obfuscated', 'jailbreak'])
        if at % 5 < 3:
            code = random.choice(material.code) if random.random() < 0.6 else random.choice(material.fit_documents)['text']
            start = random.randint(0, max(0, len(code) - 200))
            twin = request + random.choice([' ', '\n', ': ', '\n\n']) + code[start : start + random.randint(60, 300)]
            yield row(twin if request not in goals else random.choice(material.short)['text'] + '\n' + code[start : start + 200], 'generated-request-with-code', security=0, kinds=[])
        elif at % 5 == 3:
            phrase = ' '.join(random.choice(material.foreign) for _ in range(random.randint(1, 4)))
            yield row(f"{random.choice(material.short)['text']} {phrase}", 'generated-request-with-foreign', security=0, kinds=[])


def hidden_harm_rows(material, harmful):
    """One harmful sentence inside of a long harmless text; its twin holds a harmless short text in the same place."""
    random = material.random
    ground = [one for one in material.fit_documents if 500 <= len(one['text']) <= 3000 and one.get('kind') not in ('novel', 'news', 'agent-instructions')]
    for at in range(4000):
        document, harm = random.choice(ground), random.choice(harmful)
        made = planted(material, document['text'], harm['text'], True)
        if made is not None:
            yield row(made[0], 'generated-hidden-harm', harm['language'], harmful=1, categories=harm['categories'], harmSpan=made[1])
        if at % 4 == 0:
            made = planted(material, document['text'], random.choice(material.short)['text'], True)
            if made is not None:
                yield row(made[0], 'generated-hidden-harmless', harmful=0, categories=[])


def policy_pairs(train, material, random):
    rows = read_rows(train, 'authored-policies') + own_rows('policies')
    definitions, said = collections.defaultdict(list), []
    for one in rows:
        if one['role'] == 'definition':
            definitions[one['policy']].append(one['text'])
        else:
            said.append(one)
    split = {name: 'validation' if hashed(name) % 10 == 0 else 'fit' for name in definitions}
    fit = sorted(name for name in definitions if split[name] == 'fit')
    for one in said:
        applies = int(one['role'] == 'violates')
        for definition in definitions[one['policy']][: 3 if split[one['policy']] == 'fit' else 1]:
            yield row(definition, f'authored-policies-{applies}', one['lang'], second=one['text'], applies=applies, split=split[one['policy']], policy=one['policy'])
        other = random.choice(fit)
        if split[one['policy']] == 'fit' and random.random() < 0.5 and other != one['policy']:
            yield row(random.choice(definitions[other]), 'authored-policies-other', one['lang'], second=one['text'], applies=0)
    harmless = [one['text'] for one in material.fit_instructions] + [one['text'][:600] for one in material.fit_documents]
    for _ in range(5000):
        yield row(random.choice(definitions[random.choice(fit)]), 'authored-policies-ordinary', second=random.choice(harmless), applies=0)


def judged_pairs(train):
    for one in read_rows(train, 'authored-judged') + own_rows('judged'):
        split = 'validation' if hashed(one['rule']) % 10 == 0 else 'fit'
        both = dict(second=one['answer'], applies=one['label'], split=split)
        yield row(one['rule'], f"authored-judged-{one['label']}", one['lang'], **both)
        yield row(one['rule'], f"authored-judged-{one['label']}", one['lang'], request=one['request'], **both)


def grid_pairs():
    """Owners with several rules near to each other, and texts that are told for all of them; a tenth of the owners is kept."""
    for one in read_rows(OWN, 'rule-grid'):
        split = 'validation' if hashed(one['owner']) % 10 == 0 else 'fit'
        for text in one['texts']:
            for name, rule in one['rules'].items():
                applies = int(name in text['breaks'])
                both = dict(second=text['t'], applies=applies, split=split)
                yield row(rule, f'authored-grid-{applies}', text.get('lang', one['lang']), request=text.get('q'), **both)


def kept_pairs():
    """Pairs of the blind sets that were measured and are not learnt from: for choices between fits."""
    for folder in (BLIND / name for name in SOURCES['blindKept']):
        for one in read_rows(folder, 'policies'):
            for case in one['cases']:
                yield row(one['definition'], f"kept-policies-{case['label']}", second=case['text'], applies=case['label'], split='validation')
        if (folder / 'judged.jsonl').exists():
            for one in read_rows(folder, 'judged'):
                yield row(one['rule'], f"kept-judged-{one['label']}", one['lang'], second=one['answer'], request=one['request'], applies=one['label'], split='validation')


def category_pairs(rows, random):
    """Labelled texts with a category put in words: of its own, of another, and harmless texts with any."""
    path = Path(__file__).with_name('rules-in-words.json')
    rules = {name: texts for name, texts in json.loads(path.read_text(encoding='utf-8')).items() if name != 'about'}
    per_category = collections.Counter()
    for one in random.sample(rows, len(rows)):
        if one['split'] != 'fit' or one['harmful'] is None or one['categories'] is None or len(one['text']) > 900:
            continue
        key = ','.join(one['categories'])
        limit = 9000 if key == '' else 900
        if per_category[key] >= limit:
            continue
        per_category[key] += 1
        known = [name for name in rules if name not in one['categories'] and name not in one['unknownCategories']]
        for name in one['categories'][:2]:
            yield row(random.choice(rules[name]), 'pairs-harm-1', one['language'], second=one['text'], applies=1)
        yield row(random.choice(rules[random.choice(known)]), 'pairs-harm-0', one['language'], second=one['text'], applies=0)


def intent_pairs(train, random):
    """Ordinary subjects as rules: an intent in words, a sentence of it, and one of an intent nearby."""
    rows = read_rows(train, 'topics-hwu64')
    by_intent = collections.defaultdict(list)
    for one in rows:
        by_intent[str(one['label'])].append(one['text'])
    intents = sorted(by_intent)
    frames = ['Messages about: {}.', 'content that asks for {}', '{}', 'Anything to do with {}.', 'Requests of the kind "{}".']
    for intent in intents:
        scenario = intent.split('_')[0]
        near = [one for one in intents if one != intent and one.split('_')[0] == scenario] or intents
        words = intent.replace('_', ' ')
        for text in random.sample(by_intent[intent], min(60, len(by_intent[intent]))):
            yield row(random.choice(frames).format(words), 'pairs-intents-1', second=text, applies=1)
            other = random.choice(near if random.random() < 0.5 else intents)
            if other != intent:
                yield row(random.choice(frames).format(words), 'pairs-intents-0', second=random.choice(by_intent[other]), applies=0)


def gathered(train):
    draws = random.Random(1117)
    material = Material(train, draws)
    rows = list(public_rows(train)) + list(authored_rows(train))
    goals = [one['text'] for one in rows if one['harmful'] == 1 and one['split'] == 'fit' and one['source'] in ('content-catqa', 'content-harmfulqa', 'authored-harm') and one['language'] == 'en' and len(one['text']) < 250]
    harmful = [one for one in rows if one['harmful'] == 1 and one['categories'] and one['split'] == 'fit' and 25 <= len(one['text']) <= 350 and one['source'].startswith(('authored-harm', 'authored-own-harm', 'content-catqa', 'content-germeval', 'content-jade', 'content-paradetox', 'content-toxic', 'content-kosbi', 'content-harmfulqa', 'content-mlma', 'content-diasafety'))]
    by_source = collections.defaultdict(list)
    for one in harmful:
        by_source[one['source']].append(one)
    evenly = (by_source['authored-harm'] + by_source['authored-own-harm']) * 2 + [one for members in by_source.values() for one in members[:500]]
    rows += planted_rows(material, train)
    rows += suffix_rows(material, goals)
    rows += hidden_harm_rows(material, evenly)
    rows += category_pairs(rows, draws)
    rows += policy_pairs(train, material, draws)
    rows += judged_pairs(train)
    rows += grid_pairs()
    rows += kept_pairs()
    rows += intent_pairs(train, draws)
    return rows


def main():
    rows = gathered(Path(sys.argv[1]))
    with open(sys.argv[2], 'w', encoding='utf-8') as out:
        for one in rows:
            out.write(json.dumps(one, ensure_ascii=False) + '\n')
    counts = collections.Counter((one['source'].split('-')[0], one['split']) for one in rows)
    print(len(rows), 'rows', dict(counts))


if __name__ == '__main__':
    main()
