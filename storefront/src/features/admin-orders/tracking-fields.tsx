"use client";

import { CARRIER_CODES, CARRIERS } from "@confiserie/domain/tracking";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { asksLink, type TrackingDraft } from "./tracking-draft";

interface TrackingFieldsProps {
	draft: TrackingDraft;
	onChange: (draft: TrackingDraft) => void;
}

const OPTIONS = CARRIER_CODES.map((value) => ({ value, label: CARRIERS[value].label }));

/** Carrier and tracking number, sent to the customer when the order ships. */
export function TrackingFields({ draft, onChange }: TrackingFieldsProps) {
	return (
		<fieldset className="grid gap-4 sm:grid-cols-2">
			<legend className="mb-2 font-semibold">Suivi du colis</legend>
			<Select
				label="Transporteur"
				value={draft.carrier}
				options={OPTIONS}
				onChange={({ target }) =>
					onChange({ ...draft, carrier: CARRIER_CODES.find((code) => code === target.value) ?? draft.carrier })
				}
			/>
			<TextField
				label="Numéro de suivi"
				optional
				autoComplete="off"
				maxLength={60}
				value={draft.number}
				onChange={({ target }) => onChange({ ...draft, number: target.value })}
			/>
			{asksLink(draft.carrier) && (
				<div className="sm:col-span-2">
					<TextField
						type="url"
						label="Page de suivi"
						optional
						autoComplete="off"
						hint="L'adresse en https:// où le client suit son colis."
						value={draft.link}
						onChange={({ target }) => onChange({ ...draft, link: target.value })}
					/>
				</div>
			)}
		</fieldset>
	);
}
