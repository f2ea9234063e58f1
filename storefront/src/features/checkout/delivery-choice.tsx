"use client";

import type { OfferedOption } from "@confiserie/domain/contract/payment";
import { lastRequestedDay } from "@confiserie/domain/delivery/days";
import { placeWords } from "@confiserie/domain/delivery/delivery-words";
import { formatDate, formatEuros } from "@confiserie/domain/format";
import { useId } from "react";
import type { ShippingFigures } from "@/features/cart";
import { Banner } from "@/ui/banner";
import { CheckField } from "@/ui/check-field";
import { RadioCard } from "@/ui/radio-card";
import { TextField } from "@/ui/text-field";
import { fieldId } from "./form-values";
import type { StoredCheckout } from "./stored-checkout";

interface DeliveryChoiceProps {
	shipping: Pick<ShippingFigures, "options" | "optionId" | "refusal">;
	chosen: StoredCheckout["delivery"];
	/** Complaint about the day, as the server gave it. */
	dayError: string | null;
	onChange: (chosen: StoredCheckout["delivery"]) => void;
}

/** How to deliver: the options for this cart and address, with what can be added to the chosen one. Nothing where the shop has one price for all. */
export function DeliveryChoice({ shipping, chosen, dayError, onChange }: DeliveryChoiceProps) {
	const name = useId();
	const { options, refusal } = shipping;
	if (refusal)
		return (
			<Banner tone="warning" title="Livraison impossible">
				{refusal}
			</Banner>
		);
	const current = chosenOption(shipping);
	if (!current) return null;
	return (
		<fieldset className="flex flex-col gap-3">
			<legend className="display mb-4 text-2xl">Mode de livraison</legend>
			{options.map((option) => (
				<RadioCard
					key={option.id}
					name={name}
					isChosen={option.id === current.id}
					onChoose={() => onChange({ ...chosen, optionId: option.id })}
				>
					<span className="min-w-0 flex-1">
						<strong className="block">{option.name}</strong>
						<span className="block text-sm text-prune">{arrivalText(option)}</span>
						{placeWords(option).map((line) => (
							<span key={line} className="block text-sm text-prune">
								{line}
							</span>
						))}
					</span>
					<span className="font-semibold whitespace-nowrap">
						{option.price === 0 ? "Gratuit" : formatEuros(option.price)}
					</span>
				</RadioCard>
			))}
			{current.surcharges.map(({ id, name: service, price }) => (
				<CheckField
					key={`${current.id}-${id}`}
					label={`${service} (+ ${formatEuros(price)})`}
					checked={chosen.surchargeIds.includes(id)}
					onChange={({ target }) =>
						onChange({
							...chosen,
							optionId: current.id,
							surchargeIds: target.checked
								? [...chosen.surchargeIds, id]
								: chosen.surchargeIds.filter((one) => one !== id),
						})
					}
				/>
			))}
			{current.hasDayChoice && (
				<TextField
					id={fieldId("delivery.day")}
					type="date"
					label="Jour de livraison souhaité"
					optional
					hint={`Un jour ouvré, du ${formatDate(current.deliveredFrom)} au ${formatDate(lastRequestedDay(current))}.`}
					min={current.deliveredFrom}
					max={lastRequestedDay(current)}
					value={chosen.day ?? ""}
					error={dayError}
					onChange={({ target }) => onChange({ ...chosen, day: target.value || null })}
				/>
			)}
		</fieldset>
	);
}

/** The option that the cost is for; undefined where the shop has one price for all. */
export const chosenOption = ({ options, optionId }: Pick<ShippingFigures, "options" | "optionId">) =>
	options.find(({ id }) => id === optionId);

/** "Geodis, à partir du 1er décembre 2026". */
function arrivalText({ carrier, kind, deliveredFrom }: OfferedOption): string {
	const when = `${kind === "pickup" ? "prête " : ""}à partir du ${formatDate(deliveredFrom)}`;
	return carrier ? `${carrier}, ${when}` : `${when.charAt(0).toUpperCase()}${when.slice(1)}`;
}

type Arrival = Pick<ShippingFigures, "options" | "optionId" | "dispatchBy" | "leavesWithin48h">;

/** The same of the option that is chosen, or when the order leaves; null while the server has not said so. */
export function arrivalOf({ dispatchBy, leavesWithin48h, ...shipping }: Arrival): string | null {
	const option = chosenOption(shipping);
	if (option) return `${option.name} – ${arrivalText(option)}`;
	if (!dispatchBy) return null;
	return leavesWithin48h ? "Expédition sous 24-48\u00a0h" : `Départ le ${formatDate(dispatchBy)} au plus tard`;
}
