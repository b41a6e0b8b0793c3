/** What a health term speaks of. */
export type HealthTopic = 'diagnosis' | 'medicine' | 'treatment or test'

/**
 * Illnesses, medicines, treatments and tests by their words, lower case. Everyday ailments (a cold, a headache) are left
 * out: they say little of a person and much of small talk.
 * Source: common diagnoses and the most prescribed substances, own list; English, German, French, Spanish, Italian,
 * Portuguese, Dutch. Known misses: rare illnesses, brand names, other languages.
 */
export const healthTerms: Readonly<Record<HealthTopic, readonly string[]>> = {
  diagnosis: words(`
    diabetes|diabetic|prediabetes|cancer|leukemia|leukaemia|lymphoma|melanoma|carcinoma|tumor|tumour|metastasis|metastases
    hiv|aids|hepatitis|tuberculosis|syphilis|gonorrhea|gonorrhoea|chlamydia|herpes|hpv|covid|malaria|sepsis|meningitis
    pneumonia|asthma|copd|emphysema|bronchitis|fibrosis|hypertension|hypotension|arrhythmia|fibrillation|angina|infarction
    stroke|aneurysm|thrombosis|embolism|cardiomyopathy|atherosclerosis|anemia|anaemia|hemophilia|haemophilia
    epilepsy|epileptic|seizures|parkinson|parkinson's|alzheimer|alzheimer's|dementia|sclerosis|neuropathy|migraine|migraines
    depression|depressive|bipolar|schizophrenia|schizophrenic|psychosis|anorexia|bulimia|ptsd|ocd|adhd|autism|autistic|insomnia
    alcoholism|alcoholic|dysphoria|arthritis|osteoporosis|lupus|psoriasis|eczema|fibromyalgia|gout|scoliosis
    crohn's|crohn|colitis|celiac|coeliac|cirrhosis|pancreatitis|diverticulitis|gastritis|ulcer|appendicitis|hernia
    hypothyroidism|hyperthyroidism|hashimoto's|endometriosis|pcos|miscarriage|pregnant|infertility|infertile|menopause
    glaucoma|cataract|cataracts|retinopathy|dialysis|kidney failure|renal failure|heart failure|heart attack|heart disease
    multiple sclerosis|cystic fibrosis|sickle cell|down syndrome|high blood pressure|anxiety disorder|panic disorder|eating disorder
    borderline personality|post-traumatic stress|major depressive|substance abuse|drug addiction|brain tumor|brain tumour
    krebs|brustkrebs|lungenkrebs|leukämie|tumor|schlaganfall|herzinfarkt|bluthochdruck|depressionen|schizophrenie|epilepsie|demenz
    magersucht|schwanger|rheuma|asthma|hiv-positiv|lungenentzündung|herzinsuffizienz|multiple sklerose|zöliakie|essstörung
    diabète|diabétique|leucémie|tumeur|sida|vih|hépatite|tuberculose|épilepsie|dépression|schizophrénie|bipolaire|démence|asthme
    enceinte|infarctus|sclérose|arthrite|insuffisance cardiaque|insuffisance rénale|accident vasculaire
    diabético|diabética|cáncer|leucemia|tumor|sida|epilepsia|depresión|esquizofrenia|demencia|asma|embarazada|infarto|esclerosis
    hipertensión|tuberculosis|artritis|insuficiencia cardíaca|insuficiencia renal
    diabete|cancro|tumore|depressione|schizofrenia|demenza|incinta|ipertensione|sclerosi|epatite|ictus|artrite|insufficienza renale
    câncer|depressão|esquizofrenia|demência|grávida|hipertensão|esclerose|hepatite|insuficiência renal
    kanker|borstkanker|longkanker|depressie|schizofrenie|dementie|zwanger|hartaanval|beroerte|suikerziekte|hoge bloeddruk
  `),
  medicine: words(`
    insulin|metformin|ozempic|semaglutide|lisinopril|enalapril|ramipril|losartan|valsartan|amlodipine|metoprolol|atenolol|bisoprolol
    atorvastatin|simvastatin|rosuvastatin|warfarin|apixaban|rivaroxaban|clopidogrel|heparin|furosemide|hydrochlorothiazide
    levothyroxine|prednisone|prednisolone|methotrexate|adalimumab|humira|rituximab|infliximab|tamoxifen|imatinib
    sertraline|zoloft|fluoxetine|prozac|citalopram|escitalopram|lexapro|venlafaxine|duloxetine|bupropion|wellbutrin|mirtazapine
    lithium|quetiapine|seroquel|olanzapine|risperidone|aripiprazole|clozapine|lamotrigine|valproate|carbamazepine|levetiracetam
    gabapentin|pregabalin|lorazepam|ativan|diazepam|valium|alprazolam|xanax|clonazepam|zolpidem|methylphenidate|ritalin|adderall
    oxycodone|hydrocodone|morphine|fentanyl|tramadol|buprenorphine|suboxone|methadone|naltrexone|antabuse
    tenofovir|truvada|biktarvy|efavirenz|dolutegravir|antiretroviral|antiretrovirals|sofosbuvir|isoniazid|rifampicin
    omeprazole|pantoprazole|albuterol|salbutamol|ventolin|fluticasone|montelukast|sildenafil|viagra|finasteride|letrozole|clomid
    antidepressants|antidepressant|antipsychotics|antipsychotic|chemotherapy|immunotherapy|insuline|insulina|metformina|antidepressiva
    antidépresseurs|antidepresivos|chemotherapie|chimiothérapie|quimioterapia|chemioterapia|lithiumcarbonat
  `),
  'treatment or test': words(`
    biopsy|mastectomy|hysterectomy|colonoscopy|radiotherapy|chemo|transplant|amputation|abortion|vasectomy|dialysis|rehab|ivf
    hba1c|viral load|cd4 count|blood test|test results|lab results|positive for|mri scan|ct scan|blood pressure|blood glucose
    psychiatric|psychotherapy|detox|surgery|bypass surgery|pacemaker|chemotherapie|operation|biopsie|bestrahlung|blutwerte|abtreibung
    biopsia|cirugía|radioterapia|aborto|avortement|greffe|intervento chirurgico|trapianto|cirurgia|transplante
  `),
}

function words(list: string): readonly string[] {
  return list
    .split(/[|\n]/)
    .map((term) => term.trim())
    .filter((term) => term !== '')
}
