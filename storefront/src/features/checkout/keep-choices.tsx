import type { KeepWish } from "./remember-contact";

export interface KeepChoicesProps {
	/** What can be kept: what the account does not have yet. */
	offered: KeepWish;
	keep: KeepWish;
	onChange: (keep: KeepWish) => void;
}

/** Offers to keep a new address and a new phone number in the account. Source: spec §2 "Checkout". */
export function KeepChoices({ offered, keep, onChange }: KeepChoicesProps) {
	const choice = (name: keyof KeepWish, label: string) =>
		offered[name] && (
			<label className="flex min-h-11 items-center gap-3">
				<input
					type="checkbox"
					checked={keep[name]}
					onChange={(event) => onChange({ ...keep, [name]: event.target.checked })}
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
