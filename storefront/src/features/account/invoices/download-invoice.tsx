import type { InvoicesOf } from "./invoices-of";
import { SaveButton } from "./save-button";

interface DownloadInvoiceProps {
	file: InvoicesOf["file"];
	document: { number: string; label: string };
}

/** Saves a document as PDF under its number. */
export function DownloadInvoice({ file, document: { number, label } }: DownloadInvoiceProps) {
	return (
		<SaveButton fetchFile={() => file(number)} name={`${number}.pdf`} label={`Télécharger ${label} ${number} en PDF`}>
			PDF
		</SaveButton>
	);
}
