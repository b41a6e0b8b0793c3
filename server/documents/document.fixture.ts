import jszip from 'jszip'

/** A PDF with one line of text each, a page for each; without lines a page that holds no text, as a scan does. */
export function aPdf(pages: readonly (readonly string[])[]): Uint8Array {
  const objects: string[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const kids: string[] = []
  for (const lines of pages) {
    const escaped = lines.map((line) => `(${line.replaceAll(/[\\()]/gu, '\\$&')}) Tj 0 -14 Td`)
    const content = `BT /F1 12 Tf 14 TL 50 750 Td ${escaped.join(' ')} ET`
    const number = objects.length + 1
    kids.push(`${number} 0 R`)
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${number + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    )
  }
  objects[1] = `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const start = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`
  return new TextEncoder().encode(text)
}

/** A DOCX of these paragraphs; `more` are further parts by name. */
export async function aDocx(
  paragraphs: readonly string[],
  more: Readonly<Record<string, string | Uint8Array>> = {},
): Promise<Uint8Array> {
  const zip = new jszip()
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const body = paragraphs.map((text) => `<w:p><w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`)
  const types = 'http://schemas.openxmlformats.org/package/2006/content-types'
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'
  const words = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  zip.file(
    '[Content_Types].xml',
    `<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
  )
  zip.file(
    '_rels/.rels',
    `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}" Target="word/document.xml"/></Relationships>`,
  )
  zip.file('word/document.xml', `<w:document xmlns:w="${words}"><w:body>${body.join('')}</w:body></w:document>`)
  for (const [name, content] of Object.entries(more)) zip.file(name, content)
  return zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' })
}
