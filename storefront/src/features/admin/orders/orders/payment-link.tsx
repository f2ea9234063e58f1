import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { CopyField } from "@/ui/copy-field";

interface PaymentLinkProps {
	url: string;
	email: string;
	onClose: () => void;
}

/** Link to pay the difference of a corrected order. */
export function PaymentLink({ url, email, onClose }: PaymentLinkProps) {
	return (
		<div className="flex flex-col gap-4">
			<Banner tone="success" title="La commande est corrigée.">
				{`Le lien de paiement est parti à ${email}.`}
			</Banner>
			<CopyField
				label="Lien de paiement"
				hint="Il permet de payer sans compte."
				url={url}
				message="Le lien de paiement est copié."
			/>
			<Button onClick={onClose} className="self-end">
				Terminer
			</Button>
		</div>
	);
}
