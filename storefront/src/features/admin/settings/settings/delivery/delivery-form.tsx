import { ADDRESS_COUNTRIES } from "@confiserie/domain/customers/address";
import { COUNTRY_CODES } from "@confiserie/domain/delivery/delivery-area";
import { SETTING_BEGINS } from "@confiserie/domain/shop/shop-settings";
import { CentsField } from "@/features/admin/kit";
import { SettingCard } from "../setting-card";
import { type GroupState, useSettingForm } from "../use-setting-form";

interface DeliveryFormProps {
	state: GroupState<"delivery">;
	/** No option replaces the price. */
	isInForce: boolean;
}

/** One price of delivery, from when it is free, and which countries are delivered to. */
export function DeliveryForm({ state, isInForce }: DeliveryFormProps) {
	const {
		form,
		field,
		value: { countries },
		edit,
	} = useSettingForm("delivery", state);
	return (
		<SettingCard
			title="Livraison"
			lead={
				isInForce
					? "Un seul tarif par commande, offert à partir d'un montant."
					: "Le tarif est sans effet tant qu'il y a des modes de livraison. Les pays livrés comptent toujours."
			}
			begins={SETTING_BEGINS.delivery}
			{...{ state, form }}
		>
			<div className="grid items-end gap-4 sm:grid-cols-2">
				<CentsField {...field("shippingCostCents")} label="Frais de livraison, en euros TTC" />
				<CentsField
					{...field("freeShippingThresholdCents")}
					label="Livraison offerte dès, en euros TTC"
					hint={"0\u00a0: toujours offerte."}
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
									edit({
										countries: COUNTRY_CODES.filter((one) => (one === code ? target.checked : countries.includes(one))),
									})
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
