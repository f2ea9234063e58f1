import { fetchPaper, type PapersPath } from "./calls";
import { SaveButton } from "./save-button";

interface DownloadPaperProps {
	of: Pick<PapersPath, "files">;
	paper: { number: string; label: string };
}

/** Saves a paper as PDF under its number. */
export function DownloadPaper({ of, paper: { number, label } }: DownloadPaperProps) {
	return (
		<SaveButton
			fetchFile={() => fetchPaper(of, number)}
			name={`${number}.pdf`}
			label={`Télécharger ${label} ${number} en PDF`}
		>
			PDF
		</SaveButton>
	);
}
