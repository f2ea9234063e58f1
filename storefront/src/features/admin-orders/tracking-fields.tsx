"use client";

import { CARRIER_CODES, carrierChoices, FREIGHT_CARRIERS } from "@confiserie/domain/tracking";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { isOther, type TrackingDraft } from "./tracking-draft";

interface TrackingFieldsProps {
	draft: TrackingDraft;
	/** Carriers of pallets come first. */
	isByPallet: boolean;
	onChange: (draft: TrackingDraft) => void;
}

/** Carrier and tracking number, sent to the customer when the order ships. */
export function TrackingFields({ draft, isByPallet, onChange }: TrackingFieldsProps) {
	const choose = (value: string) => {
		const code = CARRIER_CODES.find((one) => one === value);
		onChange({ ...draft, carrier: code ?? "OTHER", name: code ? "" : value });
	};
	return (
		<fieldset className="grid gap-4 sm:grid-cols-2">
			<legend className="mb-2 font-semibold">Suivi de la livraison</legend>
			<Select
				label="Transporteur"
				value={FREIGHT_CARRIERS.includes(draft.name) ? draft.name : draft.carrier}
				options={carrierChoices(isByPallet)}
				onChange={({ target }) => choose(target.value)}
			/>
			<TextField
				label="Numéro de suivi"
				optional
				autoComplete="off"
				maxLength={60}
				value={draft.number}
				onChange={({ target }) => onChange({ ...draft, number: target.value })}
			/>
			{isOther(draft.carrier) && (
				<>
					<TextField
						label="Nom du transporteur"
						optional
						autoComplete="off"
						maxLength={80}
						hint="Le client le lit dans son e-mail."
						value={draft.name}
						onChange={({ target }) => onChange({ ...draft, name: target.value })}
					/>
					<TextField
						type="url"
						label="Page de suivi"
						optional
						autoComplete="off"
						hint="L'adresse en https:// où le client suit sa livraison."
						value={draft.link}
						onChange={({ target }) => onChange({ ...draft, link: target.value })}
					/>
				</>
			)}
		</fieldset>
	);
}
