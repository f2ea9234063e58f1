"use client";

import type { DeliveryPromise } from "@confiserie/domain/contract/delivery-promise";
import type { OfferedOption } from "@confiserie/domain/contract/payment";
import { lastRequestedDay } from "@confiserie/domain/delivery/days";
import { placeWords } from "@confiserie/domain/delivery/delivery-words";
import { arrivalWords, promiseText } from "@confiserie/domain/delivery/promise-words";
import { formatDate, formatEuros } from "@confiserie/domain/format";
import { useId } from "react";
import type { ShippingFigures } from "@/features/shop/cart";
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

/** "Geodis, chez vous mardi 1er décembre". */
function arrivalText({ carrier, promise }: OfferedOption): string {
	const words = promise ? arrivalWords(promise) : "";
	return carrier && words ? `${carrier}, ${words}` : capitalised(words || carrier);
}

const capitalised = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

type Arrival = Pick<ShippingFigures, "options" | "optionId" | "promise">;

/**
 * When it arrives by the option that is chosen, on the requested day if there is one; null while the server has not said so.
 * @param placed promise of an order that is placed: a cut-off that passes meanwhile changes the next order's day alone
 */
export function arrivalOf(
	{ promise, ...shipping }: Arrival,
	day: string | null,
	now: Date,
	placed: DeliveryPromise | null = null,
): string | null {
	const option = chosenOption(shipping);
	const quoted = option?.promise ?? promise;
	const asked = quoted && day && option?.hasDayChoice ? { ...quoted, day, isFrom: false, orderBefore: null } : quoted;
	const by = placed ?? asked;
	if (!by) return option?.name ?? null;
	const text = promiseText(by, now);
	return option && text ? `${option.name} – ${text}` : text;
}
