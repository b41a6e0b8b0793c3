"""Directions of meaning, fitted on embeddings: for harm, for each kind of it, for the policies judged by likeness."""

import base64

import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import cross_val_predict

from pool import SEED

# How freely a probe may follow its texts; chosen on the validation split.
PROBE_C = 2.0


class Probes:
    """Directions of meaning for harm as a whole and for each category, in a byte a number; fitted on texts of the fit."""

    def __init__(self, about, texts):
        fitting = [row for row in texts if row['split'] == 'fit']
        self.names, self.biases, self.rows, self.scales = [], [], [], []
        judged = [row for row in fitting if row['harmful'] is not None]
        self.add('harmful', judged, np.array([row['harmful'] == 1 for row in judged]))
        harmful = [row for row in fitting if row['harmful'] == 1 and row['categories']]
        for one in about['categories']:
            known = known_of(harmful, one)
            self.add(one['id'], known, np.array([holds(row, one) for row in known]))
        self.unseen = {}
        for policy in about['policies']:
            name = policy['id']
            known = known_for(texts, name, ('fit',))
            labels = np.array([name in row['policies'] for row in known])
            x = np.array([row['parts'][0]['embedding'] for row in known])
            self.unseen[name] = cross_val_predict(self.learner(), x, labels, cv=5, method='decision_function')
            self.add(name, known, labels, built_in(about['references'][name]))

    @staticmethod
    def learner():
        return LogisticRegression(C=PROBE_C, class_weight='balanced', max_iter=1000, random_state=SEED)

    def add(self, name, rows, labels, examples=None):
        x = np.array([row['parts'][0]['embedding'] for row in rows])
        if examples is not None:
            x, labels = np.concatenate([x, examples[0]]), np.concatenate([labels, examples[1]])
        fitted = self.learner().fit(x, labels)
        weights = fitted.coef_[0]
        scale = float(np.float32(np.abs(weights).max() / 127))
        self.names.append(name)
        self.biases.append(round(float(fitted.intercept_[0]), 5))
        self.rows.append(np.round(weights / scale).astype(np.int8))
        self.scales.append(scale)

    def logits(self, part):
        """By name; kept with the part."""
        if 'probes' not in part:
            values = np.array(self.rows, dtype=float) @ part['embedding'] * np.array(self.scales) + np.array(self.biases)
            part['probes'] = dict(zip(self.names, values.tolist()))
        return part['probes']

    def packed(self):
        rows = base64.b64encode(b''.join(row.tobytes() for row in self.rows)).decode()
        return {'names': self.names, 'biases': self.biases, 'vectors': {'count': len(self.rows), 'rows': rows, 'scales': self.scales}}


def built_in(references):
    """The built-in examples of a policy as embeddings with their labels."""
    vectors = references['vectors']
    rows = np.frombuffer(base64.b64decode(vectors['rows']), dtype=np.int8).reshape(vectors['count'], -1)
    return rows * np.array(vectors['scales'])[:, None], np.array([one['side'] == 'violating' for one in references['texts']])


def known_for(texts, policy, splits):
    """Texts of which it is known whether they violate a policy on advice, claims or copying."""
    return [
        row
        for row in texts
        if row['split'] in splits and (row['policies'] or (row['harmful'] == 0 and row['categories'] == []))
    ]


def holds(row, category):
    return bool(set(category['heads']) & set(row['categories']))


def known_of(rows, category):
    return [row for row in rows if holds(row, category) or not set(category['heads']) & set(row['unknownCategories'])]
