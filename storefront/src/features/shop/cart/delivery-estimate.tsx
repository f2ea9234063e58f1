"use client";

import type { CartLine } from "@confiserie/domain/cart/cart";
import { promiseText } from "@confiserie/domain/delivery/promise-words";
import { formatCount, formatEuros } from "@confiserie/domain/format";
import { UNITS } from "@confiserie/domain/prices/tier-price";
import { type FormEvent, useState } from "react";
import { Button } from "@/ui/button";
import { classNames } from "@/ui/class-names";
import { TextField } from "@/ui/text-field";
import type { DeliveryPlace } from "./delivery-place";
import { deliveryText } from "./delivery-text";
import { boxesText } from "./line-text";
import type { ShippingFigures } from "./shipping-quote";

interface DeliveryEstimateProps {
	lines: readonly CartLine[];
	shipping: ShippingFigures;
	/** Where to; null while it is not known. */
	place: DeliveryPlace | null;
	onPlace: (place: DeliveryPlace) => void;
}

/** What delivery of the cart costs at least and when it arrives, or that nothing delivers it; the storefront's own figures say nothing. */
export function DeliveryCost({ shipping, place }: Pick<DeliveryEstimateProps, "shipping" | "place">) {
	const { refusal, isFromServer, isFreeShipping, promise } = shipping;
	if (refusal) return <p className="text-sm font-semibold text-rouge">{refusal}</p>;
	if (!isFromServer) return null;
	return (
		<>
			<p className={classNames("text-sm", isFreeShipping && "font-semibold text-pistache")}>
				{deliveryText(shipping, place !== null)}
			</p>
			{promise && <p className="text-sm font-semibold">{promiseText(promise, new Date())}</p>}
		</>
	);
}

/** What a full layer or pallet would change of it, and the place that it is for. */
export function DeliveryEstimate({ lines, shipping, place, onPlace }: DeliveryEstimateProps) {
	const { options, refusal } = shipping;
	return (
		<div className="flex flex-col gap-1 text-sm empty:hidden">
			<NextStep lines={lines} shipping={shipping} />
			{(options.length > 0 || refusal) && <Place place={place} onPlace={onPlace} />}
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
			{`Avec ${full}\u00a0: livraison ${nextStep.shippingCost === 0 ? "offerte" : formatEuros(nextStep.shippingCost)}${instead} (${boxesText(line.product.id, missingBoxes)} de plus de «\u00a0${line.product.title}\u00a0»).`}
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
