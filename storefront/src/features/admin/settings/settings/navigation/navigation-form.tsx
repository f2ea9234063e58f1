import { SETTING_BEGINS } from "@confiserie/domain/shop/shop-settings";
import { OptionalDayField, TabPanel, Tabs, TextField, useTab } from "@/features/admin/kit";
import { May } from "@/features/admin/shell";
import { WithPreview } from "@/ui/page-preview";
import { Section } from "../delivery/section";
import { SettingCard } from "../setting-card";
import { type GroupState, useSettingForm } from "../use-setting-form";
import { Versions } from "../versions";
import { LinkRows } from "./link-rows";
import { NavigationPreview } from "./navigation-preview";

const LISTS = {
	quickLinks: {
		title: "Liens rapides",
		lead: "«\u00a0À découvrir\u00a0» dans le menu, et le début de la colonne du pied de page.",
	},
	houseLinks: {
		title: "La maison",
		lead: "Dans le menu sous ce nom, et la fin de la même colonne.",
	},
	legalLinks: { title: "Liens légaux", lead: "En bas de chaque page. Ceux que la loi demande ne se retirent pas." },
} as const;
const TABS = [
	{ id: "bandeau", label: "Bandeau" },
	{ id: "menus", label: "Menus" },
	{ id: "pied", label: "Pied de page" },
] as const;

/** Menus, footer and banner as one group of settings, with a preview and the versions before. */
export function NavigationForm({ state }: { state: GroupState<"navigation"> }) {
	const { form, fields, field, value: navigation, editRows } = useSettingForm("navigation", state);
	const [shown, show] = useTab(TABS);
	const list = (name: keyof typeof LISTS) => (
		<Section id={name} {...LISTS[name]}>
			<LinkRows
				name={name}
				title={LISTS[name].title}
				links={navigation[name]}
				fields={fields}
				onRows={(links) => editRows({ [name]: links })}
			/>
		</Section>
	);
	return (
		<Tabs label="Menus et pied de page" tabs={TABS} shown={shown} onShow={show}>
			<WithPreview preview={<NavigationPreview navigation={navigation} part={shown} />}>
				<SettingCard
					title="Menus et pied de page"
					lead="Les catégories du menu suivent celles du catalogue."
					begins={SETTING_BEGINS.navigation}
					{...{ state, form }}
				>
					<TabPanel id="bandeau">
						<Section
							id="bandeau"
							title="Bandeau"
							lead="La ligne au-dessus de chaque page. Sans texte, ou hors de ses jours, elle dit la livraison et les tarifs."
						>
							<TextField {...field("banner.text")} label="Texte" optional />
							<TextField
								{...field("banner.href")}
								label="Page"
								hint={"Une adresse de la boutique\u00a0: /pages/foire"}
								optional
							/>
							<div className="grid gap-4 sm:grid-cols-2">
								<OptionalDayField {...field("banner.from")} label="Premier jour" optional />
								<OptionalDayField {...field("banner.to")} label="Dernier jour" optional />
							</div>
						</Section>
					</TabPanel>
					<TabPanel id="menus">
						{list("quickLinks")}
						{list("houseLinks")}
					</TabPanel>
					<TabPanel id="pied">
						{list("legalLinks")}
						<Section id="devise" title="Devise" lead="Sous le nom de la boutique, en bas de chaque page.">
							<TextField {...field("tagline")} label="Devise" optional maxLength={120} />
						</Section>
					</TabPanel>
				</SettingCard>
			</WithPreview>
			<May permission="audit.read">
				<Versions group="navigation" current={state.value} onRestore={editRows} />
			</May>
		</Tabs>
	);
}
