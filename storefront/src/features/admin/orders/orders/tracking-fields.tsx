"use client";

import type { AdminStatusUpdate } from "@confiserie/domain/contract/admin-order";
import { CARRIER_CODES, carrierChoices, FREIGHT_CARRIERS } from "@confiserie/domain/fulfilment/carriers";
import { type Bound, TextField, useBound } from "@/features/admin/kit";
import { Select } from "@/ui/select";
import { isOther, type TrackingDraft } from "./tracking-draft";

interface TrackingFieldsProps extends Bound<AdminStatusUpdate["tracking"]> {
	/** Carriers of pallets come first. */
	isByPallet: boolean;
}

/** Carrier and tracking number, sent to the customer when the order ships. */
export function TrackingFields({ control, name, isByPallet }: TrackingFieldsProps) {
	const at = (part: keyof TrackingDraft) => ({ control, name: `${name}.${part}` });
	const carrier = useBound<TrackingDraft["carrier"]>(at("carrier"));
	const carrierName = useBound<string>(at("name"));
	return (
		<fieldset className="grid gap-4 sm:grid-cols-2">
			<legend className="mb-2 font-semibold">Suivi de la livraison</legend>
			<Select
				label="Transporteur"
				value={FREIGHT_CARRIERS.includes(carrierName.value) ? carrierName.value : carrier.value}
				options={carrierChoices(isByPallet)}
				onChange={({ target: { value } }) => {
					const code = CARRIER_CODES.find((one) => one === value);
					carrier.onChange(code ?? "OTHER");
					carrierName.onChange(code ? "" : value);
				}}
			/>
			<TextField {...at("number")} label="Numéro de suivi" optional maxLength={60} />
			{isOther(carrier.value) && (
				<>
					<TextField
						{...at("name")}
						label="Nom du transporteur"
						optional
						maxLength={80}
						hint="Le client le lit dans son e-mail."
					/>
					<TextField
						{...at("link")}
						type="url"
						label="Page de suivi"
						optional
						hint="L'adresse en https:// où le client suit sa livraison."
					/>
				</>
			)}
		</fieldset>
	);
}
