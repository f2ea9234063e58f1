import type { SaveChoices } from "./remember-contact";

export interface SaveChoiceFieldsProps {
	/** What can be saved: what the account does not have yet. */
	offered: SaveChoices;
	choices: SaveChoices;
	onChange: (choices: SaveChoices) => void;
}

/** Offers to save a new address and a new phone number in the account. Source: spec §2 "Checkout". */
export function SaveChoiceFields({ offered, choices, onChange }: SaveChoiceFieldsProps) {
	const choice = (name: keyof SaveChoices, label: string) =>
		offered[name] && (
			<label className="flex min-h-11 items-center gap-3">
				<input
					type="checkbox"
					checked={choices[name]}
					onChange={(event) => onChange({ ...choices, [name]: event.target.checked })}
					className="size-5 shrink-0 accent-framboise"
				/>
				{label}
			</label>
		);
	return (
		<div className="flex flex-col empty:hidden">
			{choice("address", "Enregistrer cette adresse dans mon carnet")}
			{choice("phone", "Mettre à jour le téléphone de mon compte")}
		</div>
	);
}
