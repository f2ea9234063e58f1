import { Button } from "@/ui/button";

/** The second way out of the cart, for an account that can be delivered to: the press that reserves the goods, and says so (ADR 326). */
export function StraightToPayment({ onPress }: { onPress: () => void }) {
	return (
		<div className="flex flex-col gap-1">
			<Button variant="secondary" onClick={onPress}>
				Passer au paiement
			</Button>
			<p className="text-center text-sm text-prune">
				À l'adresse de votre compte, articles réservés pendant le paiement.
			</p>
		</div>
	);
}
