"use client";

import type { CartLine } from "@confiserie/domain/cart";
import { formatCount, formatEuros } from "@confiserie/domain/format";
import { UNITS } from "@confiserie/domain/tier-price";
import { type FormEvent, useState } from "react";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";
import type { DeliveryPlace } from "./delivery-place";
import { deliveryText } from "./delivery-text";
import type { ShippingFigures } from "./shipping-quote";

interface DeliveryEstimateProps {
	lines: readonly CartLine[];
	shipping: ShippingFigures;
	/** Where to; null while it is not known. */
	place: DeliveryPlace | null;
	onPlace: (place: DeliveryPlace) => void;
}

/** What delivery of the cart costs at least, when it arrives, and what a full layer or pallet would change. */
export function DeliveryEstimate({ lines, shipping, place, onPlace }: DeliveryEstimateProps) {
	const { options, refusal, isFromServer, leavesWithin48h } = shipping;
	if (!isFromServer && !refusal) return null;
	const dependsOnPlace = options.length > 0 || refusal !== null;
	return (
		<div className="flex flex-col gap-1 text-sm">
			<p className={refusal ? "font-semibold text-rouge" : ""}>
				{refusal ?? deliveryText(shipping, place !== null)}
				{!dependsOnPlace && leavesWithin48h && ". Expédition sous 24-48\u00a0h"}
			</p>
			<NextStep lines={lines} shipping={shipping} />
			{dependsOnPlace && <Place place={place} onPlace={onPlace} />}
		</div>
	);
}

function NextStep({ lines, shipping: { nextStep, shippingCost } }: Pick<DeliveryEstimateProps, "lines" | "shipping">) {
	const line = lines.find(({ product }) => product.id === nextStep?.productId);
	if (!nextStep || !line) return null;
	const { unit, count, missingBoxes } = nextStep;
	const full = `${formatCount(count, UNITS[unit].word)} ${count > 1 ? "complètes" : "complète"}`;
	const instead =
		nextStep.shippingCost < shippingCost
			? ` au lieu de ${formatEuros(shippingCost)}`
			: nextStep.shippingCost === shippingCost
				? ", comme maintenant"
				: "";
	return (
		<p className="text-prune">
			{`Avec ${full}\u00a0: livraison ${nextStep.shippingCost === 0 ? "offerte" : formatEuros(nextStep.shippingCost)}${instead} (${formatCount(missingBoxes, "carton")} de plus de «\u00a0${line.product.title}\u00a0»).`}
		</p>
	);
}

const POSTAL_CODE = /^\d{5}$/;

function Place({ place, onPlace }: Pick<DeliveryEstimateProps, "place" | "onPlace">) {
	/** Null once a code was applied: the button that takes the form's place has the focus. */
	const [typed, setTyped] = useState<string | null>();
	const [error, setError] = useState<string | null>(null);
	if (typeof typed !== "string")
		return (
			<p className="flex flex-wrap items-center gap-x-2 text-prune">
				{place
					? `Pour une livraison à ${place.postalCode}.`
					: "Pour la France métropolitaine, hors zones particulières."}
				<Button variant="ghost" size="sm" autoFocus={typed === null} onClick={() => setTyped(place?.postalCode ?? "")}>
					{place ? "Changer de code postal" : "Saisir mon code postal"}
				</Button>
			</p>
		);
	const apply = (event: FormEvent) => {
		event.preventDefault();
		const postalCode = typed.replace(/\s/g, "");
		if (!POSTAL_CODE.test(postalCode)) return setError("Saisissez les cinq chiffres du code postal.");
		setError(null);
		setTyped(null);
		onPlace({ country: "FR", postalCode });
	};
	return (
		<form noValidate onSubmit={apply} className="flex items-end gap-2">
			<TextField
				label="Code postal de livraison"
				inputMode="numeric"
				autoComplete="postal-code"
				maxLength={6}
				value={typed}
				error={error}
				onChange={({ target }) => setTyped(target.value)}
				autoFocus
			/>
			<Button type="submit" variant="secondary">
				Calculer
			</Button>
		</form>
	);
}
