import { open } from "node:fs/promises";
import { RefusedFile } from "../xlsx/refused-file";

/** First bytes of formats that merchants send besides text. */
const SIGNATURES = [
	{ kind: "workbook", start: "504b0304" },
	// Also a workbook under a password: it is packed in the older format.
	{
		start: "d0cf11e0a1b11ae1",
		message:
			"Ce classeur est au format .xls d'avant 2007, ou protégé par un mot de passe. Ouvrez-le, puis enregistrez-le au format .xlsx sans mot de passe, ou en CSV.",
	},
	{
		start: "255044462d",
		message:
			"Ce fichier est un PDF\u00a0: ses tableaux ne se lisent pas. Demandez le classeur d'origine, au format .xlsx ou CSV.",
	},
] as const;

/** Whether a file is packed as workbooks are; no text begins so. @throws RefusedFile */
export async function isWorkbook(path: string): Promise<boolean> {
	const file = await open(path);
	const start = Buffer.alloc(8);
	await file.read(start, 0, 8, 0).finally(() => file.close());
	const found = SIGNATURES.find((signature) => start.toString("hex").startsWith(signature.start));
	if (found && "message" in found) throw new RefusedFile(found.message);
	return found !== undefined;
}
