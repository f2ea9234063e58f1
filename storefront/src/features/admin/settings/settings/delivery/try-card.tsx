import { ADDRESS_COUNTRIES } from "@confiserie/domain/customers/address";
import type { ShippingOffer } from "@confiserie/domain/delivery/options";
import type { SettingValues } from "@confiserie/domain/shop/shop-settings";
import { useState } from "react";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { TriedList } from "./tried-list";
import { ORDINARY, type Trial, tryQuote } from "./try-quote";
import { CentsField, WholeField } from "./typed-field";

const COUNTRIES = ADDRESS_COUNTRIES.map(({ code, name }) => ({ value: code, label: name }));

interface TryCardProps {
	/** As typed; null while something is wrong. */
	offer: ShippingOffer | null;
	delivery: SettingValues["delivery"];
}

/** Shows what an order would be offered, by the rule that prices orders, before anything is saved. */
export function TryCard({ offer, delivery }: TryCardProps) {
	const [trial, setTrial] = useState<Trial>({
		country: "FR",
		postalCode: "75011",
		pallets: 0,
		layers: 0,
		boxes: 1,
		boxKilograms: null,
		valueCents: 5_000,
	});
	const change = (changes: Partial<Trial>) => setTrial((last) => ({ ...last, ...changes }));
	const count = (name: "pallets" | "layers" | "boxes", label: string) => (
		<WholeField label={label} value={trial[name]} onValue={(value) => change({ [name]: value })} />
	);
	const isComplete = Object.values(trial).every(
		(value) => typeof value !== "number" || (Number.isInteger(value) && value >= 0),
	);
	return (
		<section aria-labelledby="essayer" className="rounded-card border border-trait bg-white p-5">
			<h2 id="essayer" className="font-display text-xl">
				Essayer
			</h2>
			<p className="mb-4 text-prune">
				{`Ce que ces réglages, même non enregistrés, proposent à une commande. Un produit ordinaire compte ici ${ORDINARY.boxesPerLayer} cartons par couche et ${ORDINARY.boxesPerPallet} par palette.`}
			</p>
			<div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-4 2xl:grid-cols-2">
				<Select
					label="Pays de livraison"
					value={trial.country}
					options={COUNTRIES}
					onChange={({ target }) => change({ country: target.value })}
				/>
				<TextField
					label="Code postal"
					autoComplete="off"
					value={trial.postalCode}
					onChange={({ target }) => change({ postalCode: target.value })}
				/>
				<CentsField
					label="Montant, en euros TTC"
					value={trial.valueCents}
					onValue={(valueCents) => change({ valueCents })}
				/>
				<WholeField
					label="Poids net d'un carton, en kg"
					optional
					isNullable
					value={trial.boxKilograms}
					onValue={(boxKilograms) => change({ boxKilograms })}
				/>
				{count("pallets", "Palettes")}
				{count("layers", "Couches")}
				{count("boxes", "Cartons")}
			</div>
			<div role="status" className="mt-4">
				{!offer && <p>Corrigez les réglages pour les essayer.</p>}
				{offer && !isComplete && <p>Complétez la commande à essayer par des nombres.</p>}
				{offer && isComplete && <TriedList tried={tryQuote(trial, offer, delivery)} />}
			</div>
		</section>
	);
}
