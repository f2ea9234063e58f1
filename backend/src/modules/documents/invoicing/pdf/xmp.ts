/** What the PDF says of its Factur-X, and the schema of those words, which PDF/A wants described. Source: Factur-X 1.0, chapter 6. */
export function facturXMetadata(): string {
	return `<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">
	<fx:DocumentType>INVOICE</fx:DocumentType>
	<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>
	<fx:Version>1.0</fx:Version>
	<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
	xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
	<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
		<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
		<pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI>
		<pdfaSchema:prefix>fx</pdfaSchema:prefix>
		<pdfaSchema:property><rdf:Seq>${PROPERTIES.map(property).join("")}</rdf:Seq></pdfaSchema:property>
	</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;
}

const NAMESPACE = "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#";
const PROPERTIES = [
	["DocumentFileName", "The name of the embedded XML document"],
	["DocumentType", "The type of the hybrid document in capital letters"],
	["Version", "The version of the standard of the embedded XML"],
	["ConformanceLevel", "The conformance level of the embedded XML"],
] as const;

const property = ([name, description]: (typeof PROPERTIES)[number]) => `<rdf:li rdf:parseType="Resource">
		<pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType>
		<pdfaProperty:category>external</pdfaProperty:category>
		<pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`;
