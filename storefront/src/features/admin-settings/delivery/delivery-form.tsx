import { ADDRESS_COUNTRIES } from "@confiserie/domain/address";
import { COUNTRY_CODES } from "@confiserie/domain/delivery-area";
import { SETTING_BEGINS } from "@confiserie/domain/shop-settings";
import { useState } from "react";
import { TextField } from "@/ui/text-field";
import { centsOf, centsText } from "../cents-text";
import { SettingCard } from "../setting-card";
import { type GroupState, useSettingForm } from "../use-setting-form";

interface DeliveryFormProps {
	state: GroupState<"delivery">;
	/** No option replaces the price. */
	isInForce: boolean;
}

/** One price of delivery, from when it is free, and which countries are delivered to. */
export function DeliveryForm({ state, isInForce }: DeliveryFormProps) {
	const { value } = state;
	const form = useSettingForm("delivery", state);
	const [cost, setCost] = useState(centsText(value.shippingCostCents));
	const [threshold, setThreshold] = useState(centsText(value.freeShippingThresholdCents));
	const [countries, setCountries] = useState(value.countries);
	const typed = { shippingCostCents: centsOf(cost), freeShippingThresholdCents: centsOf(threshold), countries };
	const isDirty =
		typed.shippingCostCents !== value.shippingCostCents ||
		typed.freeShippingThresholdCents !== value.freeShippingThresholdCents ||
		String(countries) !== String(value.countries);
	return (
		<SettingCard
			title="Livraison"
			lead={
				isInForce
					? "Un seul tarif par commande, offert à partir d'un montant."
					: "Le tarif est sans effet tant qu'il y a des modes de livraison. Les pays livrés comptent toujours."
			}
			begins={SETTING_BEGINS.delivery}
			{...{ state, form, isDirty }}
			onSave={() => form.ask(typed)}
		>
			<div className="grid items-end gap-4 sm:grid-cols-2">
				<TextField
					label="Frais de livraison, en euros TTC"
					inputMode="decimal"
					value={cost}
					error={form.problems.shippingCostCents}
					onChange={({ target }) => setCost(target.value)}
				/>
				<TextField
					label="Livraison offerte dès, en euros TTC"
					inputMode="decimal"
					value={threshold}
					hint={"0\u00a0: toujours offerte."}
					error={form.problems.freeShippingThresholdCents}
					onChange={({ target }) => setThreshold(target.value)}
				/>
			</div>
			<fieldset aria-describedby="countries-hint">
				<legend className="font-semibold">Pays livrés</legend>
				<div className="flex flex-wrap gap-x-6">
					{ADDRESS_COUNTRIES.map(({ code, name }) => (
						<label key={code} className="flex min-h-11 items-center gap-2">
							<input
								type="checkbox"
								className="size-5 shrink-0 accent-framboise"
								checked={countries.includes(code)}
								onChange={({ target }) =>
									setCountries(COUNTRY_CODES.filter((one) => (one === code ? target.checked : countries.includes(one))))
								}
							/>
							{name}
						</label>
					))}
				</div>
				{form.problems.countries && (
					<p role="alert" className="text-sm text-rouge">
						{form.problems.countries}
					</p>
				)}
				<p id="countries-hint" className="text-sm text-prune">
					France&nbsp;: sans l'outre-mer. Hors de France, la TVA française ne vaut que sous 10 000 € de ventes par an
					vers l'Union européenne.
				</p>
			</fieldset>
		</SettingCard>
	);
}
