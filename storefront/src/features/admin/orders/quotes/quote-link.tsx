import { CopyField } from "@/ui/copy-field";

/** The address at which a customer reads and accepts a quote, to be copied. */
export function QuoteLink({ url }: { url: string }) {
	return (
		<CopyField
			label="Lien du devis"
			hint="Le client l'a reçu par e-mail. Il ouvre le devis sans compte."
			url={url}
			message="Le lien du devis est copié."
		/>
	);
}
