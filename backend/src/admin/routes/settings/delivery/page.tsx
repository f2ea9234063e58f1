import type { Settings } from "@confiserie/domain/contract/medusa-admin";
import { ADDRESS_COUNTRIES } from "@confiserie/domain/customers/address";
import { COUNTRY_CODES, type CountryCode } from "@confiserie/domain/delivery/delivery-area";
import { formatCents } from "@confiserie/domain/format";
import { DEPOSIT, DEPOSIT_PERCENTAGES } from "@confiserie/domain/payments/deposit";
import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Alert, Checkbox, Label, Select, Switch } from "@medusajs/ui";
import { useId, useState } from "react";
import { readCents, typedCents } from "../../../lib/figures";
import { useAddresses } from "../../../lib/shop";
import { useSave, useSettings } from "../../../lib/use-save";
import { Field } from "../../../parts/field";
import { Panel } from "../../../parts/panel";
import { SettingForm } from "../../../parts/setting-form";

/** Delivery and deposit: the figures that every total of the shop is computed with. */
export default function DeliverySettingsPage() {
	const loaded = useSettings();
	return (
		<Panel
			level="h1"
			title="Livraison et acompte"
			lead="Appliqué aux prochaines commandes, et dit sur toutes les pages. Une commande passée garde ses conditions."
			loaded={loaded}
		>
			{(settings) => (
				<div className="flex flex-col gap-4 p-4">
					{settings.shipping.value.options.length > 0 && <OptionsDecide />}
					<Delivery key={`delivery-${settings.delivery.version}`} settings={settings} />
					<Deposit key={`deposit-${settings.deposit.version}`} settings={settings} />
				</div>
			)}
		</Panel>
	);
}

/** The single price counts no longer; zones and options are edited in the back office. */
function OptionsDecide() {
	const { data } = useAddresses();
	return (
		<Alert variant="info">
			Les modes de livraison fixent le prix de chaque commande&nbsp;: le tarif ci-dessous est sans effet, les pays
			livrés comptent toujours.{" "}
			{data && (
				<a href={data.delivery} className="underline underline-offset-4">
					Modifier les modes de livraison
				</a>
			)}
		</Alert>
	);
}

interface GroupProps {
	settings: Settings;
}

function Delivery({ settings: { delivery } }: GroupProps) {
	const { value, changedAt, changedBy } = delivery;
	const [cost, setCost] = useState(typedCents(value.shippingCostCents));
	const [threshold, setThreshold] = useState(typedCents(value.freeShippingThresholdCents));
	const [countries, setCountries] = useState(value.countries);
	const { problems, isBusy, save } = useSave("delivery", delivery);
	return (
		<SettingForm
			title="Livraison"
			lead="Un seul tarif par commande, offert à partir d'un montant."
			{...{ changedAt, changedBy, isBusy }}
			onSave={() =>
				save({ shippingCostCents: readCents(cost), freeShippingThresholdCents: readCents(threshold), countries })
			}
		>
			<div className="grid gap-4 md:grid-cols-2">
				<Field
					label="Frais de port"
					unit="€ TTC"
					inputMode="decimal"
					value={cost}
					onChange={setCost}
					problem={problems.shippingCostCents}
				/>
				<Field
					label="Livraison offerte à partir de"
					unit="€ TTC"
					inputMode="decimal"
					value={threshold}
					onChange={setThreshold}
					hint="0 : toujours offerte."
					problem={problems.freeShippingThresholdCents}
				/>
			</div>
			<Countries value={countries} onChange={setCountries} problem={problems.countries} />
		</SettingForm>
	);
}

interface CountriesProps {
	value: readonly CountryCode[];
	onChange: (countries: CountryCode[]) => void;
	problem: string | undefined;
}

/** Which countries are delivered to; an order for another one is refused before it is paid. */
function Countries({ value, onChange, problem }: CountriesProps) {
	const id = useId();
	return (
		<fieldset className="flex flex-col gap-2" aria-describedby={`${id}-hint`}>
			<legend className="txt-compact-small-plus mb-2">Pays livrés</legend>
			{ADDRESS_COUNTRIES.map(({ code, name }) => (
				<div key={code} className="flex items-center gap-2">
					<Checkbox
						id={`${id}-${code}`}
						checked={value.includes(code)}
						onCheckedChange={(isOn) =>
							onChange(COUNTRY_CODES.filter((one) => (one === code ? isOn === true : value.includes(one))))
						}
					/>
					<Label htmlFor={`${id}-${code}`} size="small">
						{name}
					</Label>
				</div>
			))}
			<p id={`${id}-hint`} className="txt-compact-small text-ui-fg-subtle">
				{problem ??
					"France : sans l'outre-mer. Hors de France, la TVA française ne vaut que sous 10 000 € de ventes par an vers l'Union européenne."}
			</p>
		</fieldset>
	);
}

function Deposit({ settings: { deposit } }: GroupProps) {
	const id = useId();
	const { value, changedAt, changedBy } = deposit;
	const [isOpen, setOpen] = useState(value.isOpen);
	const [minimum, setMinimum] = useState(typedCents(value.minimumCents));
	const [percentage, setPercentage] = useState(String(value.defaultPercentage));
	const { problems, isBusy, save } = useSave("deposit", deposit);
	return (
		<SettingForm
			title="Acompte"
			lead="De 20 à 80 % du total, par pas de 5, avec un code commercial."
			{...{ changedAt, changedBy, isBusy }}
			onSave={() => save({ isOpen, minimumCents: readCents(minimum), defaultPercentage: Number(percentage) })}
		>
			<div className="flex items-center gap-3">
				<Switch id={`${id}-open`} checked={isOpen} onCheckedChange={setOpen} />
				<Label htmlFor={`${id}-open`} size="small" weight="plus">
					Le paiement par acompte est proposé
				</Label>
			</div>
			<div className="grid gap-4 md:grid-cols-2">
				<Field
					label="Acompte minimum"
					unit="€"
					inputMode="decimal"
					value={minimum}
					onChange={setMinimum}
					hint={`${formatCents(DEPOSIT.minimumCents)} au moins.`}
					problem={problems.minimumCents}
				/>
				<div className="flex flex-col gap-1">
					<span id={`${id}-percentage`} className="txt-compact-small-plus">
						Pourcentage proposé d'office
					</span>
					<Select value={percentage} onValueChange={setPercentage}>
						<Select.Trigger aria-labelledby={`${id}-percentage`}>
							<Select.Value />
						</Select.Trigger>
						<Select.Content>
							{DEPOSIT_PERCENTAGES.map((one) => (
								<Select.Item key={one} value={String(one)}>
									{`${one}\u00a0%`}
								</Select.Item>
							))}
						</Select.Content>
					</Select>
				</div>
			</div>
		</SettingForm>
	);
}

export const config = defineRouteConfig({ label: "Livraison et acompte" });
