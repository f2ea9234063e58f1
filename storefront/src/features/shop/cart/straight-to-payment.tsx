import { listAddresses } from "@confiserie/domain/contract/addresses";
import { undeliverable } from "@confiserie/domain/delivery/delivery-area";
import { useEffect, useState } from "react";
import { readDeliveryCountries } from "@/features/account/addresses";
import { call } from "@/lib/api";
import { Button } from "@/ui/button";

/**
 * The second way out of the cart: the press that reserves the goods, and says so (ADR 36). Offered once the shop has said that it
 * delivers to the account's first address, the one that the checkout takes.
 */
export function StraightToPayment({ onPress }: { onPress: () => void }) {
	if (!useHasDeliverableAddress()) return null;
	return (
		<div className="flex flex-col gap-1">
			<Button variant="ghost" onClick={onPress}>
				Passer au paiement
			</Button>
			<p className="text-center text-sm text-prune">
				À l'adresse de votre compte, articles réservés pendant le paiement.
			</p>
		</div>
	);
}

function useHasDeliverableAddress(): boolean {
	const [isDeliverable, setDeliverable] = useState(false);
	useEffect(() => {
		const stop = new AbortController();
		Promise.all([call(listAddresses, { signal: stop.signal }), readDeliveryCountries(stop.signal)]).then(
			([[first], countries]) => setDeliverable(first !== undefined && undeliverable(first, countries) === null),
			// The checkout asks for the address.
			() => {},
		);
		return () => stop.abort();
	}, []);
	return isDeliverable;
}
