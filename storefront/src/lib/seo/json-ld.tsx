/** Structured data for search engines. `<` is escaped, so that no text of a product can close the script. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
	const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
	// biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot leave its script, see above
	return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
