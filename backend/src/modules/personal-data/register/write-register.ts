import type { Processing } from "./processing";

/** The register as a page, for the authority or for whoever asks. */
export function writeRegister(processings: readonly Processing[]): string {
	return [
		"# Registre des traitements",
		"",
		`What the shop knows of people, as RGPD art. 30 asks, in French for whoever may ask to see it. Written by
\`npm test -- repository register\` from \`backend/src/modules/personal-data/register\`; a test compares it with the columns of the
database. The merchant adds what art. 30-1 a, e and g ask beside it: who is responsible, transfers out of the Union by the processors that the shop
is run with, and a description of the security measures.`,
		...processings.map(write),
	]
		.join("\n")
		.concat("\n");
}

function write({ name, purpose, basis, kept, seenBy, columns }: Processing): string {
	const facts = { Finalité: purpose, Base: basis, Durée: kept, Destinataires: seenBy };
	const places = Object.entries(columns).map(([table, names]) => `\`${table}\` (${names.join(", ")})`);
	return [
		"",
		`## ${name}`,
		"",
		...Object.entries(facts).map(([label, text]) => `- **${label}**\u00a0: ${text}.`),
		`- **Données**\u00a0: ${places.join("\u00a0; ")}.`,
	].join("\n");
}
