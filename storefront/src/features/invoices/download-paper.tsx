import type { PapersOf } from "./papers-of";
import { SaveButton } from "./save-button";

interface DownloadPaperProps {
	file: PapersOf["file"];
	paper: { number: string; label: string };
}

/** Saves a paper as PDF under its number. */
export function DownloadPaper({ file, paper: { number, label } }: DownloadPaperProps) {
	return (
		<SaveButton fetchFile={() => file(number)} name={`${number}.pdf`} label={`Télécharger ${label} ${number} en PDF`}>
			PDF
		</SaveButton>
	);
}
