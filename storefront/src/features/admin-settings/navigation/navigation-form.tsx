import type { Navigation } from "@confiserie/domain/content/navigation";
import { SETTING_BEGINS, SETTING_SCHEMAS } from "@confiserie/domain/shop-settings";
import { useState } from "react";
import { May } from "@/features/admin-shell";
import { TextField } from "@/ui/text-field";
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
const NAMES = Object.keys(LISTS) as (keyof typeof LISTS)[];

/** Menus, footer and banner as one group of settings, with a preview and the versions before. */
export function NavigationForm({ state }: { state: GroupState<"navigation"> }) {
	const form = useSettingForm("navigation", state);
	const [navigation, setNavigation] = useState<Navigation>(state.value);
	const checked = SETTING_SCHEMAS.navigation.safeParse(navigation);
	const edit = (changes: Partial<Navigation>) => setNavigation((last) => ({ ...last, ...changes }));
	const { banner } = navigation;
	const bannerField = (name: keyof Navigation["banner"], label: string, hint?: string) => (
		<TextField
			label={label}
			hint={hint}
			optional
			value={banner[name] ?? ""}
			error={form.problems[`banner.${name}`]}
			{...((name === "from" || name === "to") && { type: "date" })}
			onChange={({ target }) =>
				edit({ banner: { ...banner, [name]: target.value || (name === "text" || name === "href" ? "" : undefined) } })
			}
		/>
	);
	return (
		<div className="flex flex-col gap-6">
			<div className="max-w-4xl">
				<SettingCard
					title="Menus et pied de page"
					lead="Les catégories du menu suivent celles du catalogue."
					begins={SETTING_BEGINS.navigation}
					isDirty={JSON.stringify(checked.data ?? navigation) !== JSON.stringify(state.value)}
					{...{ state, form }}
					onSave={() => form.ask({ ...navigation })}
				>
					<Section
						id="bandeau"
						title="Bandeau"
						lead="La ligne au-dessus de chaque page. Sans texte, ou hors de ses jours, elle dit la livraison et les tarifs."
					>
						{bannerField("text", "Texte")}
						{bannerField("href", "Page", "Une adresse de la boutique\u00a0: /pages/foire")}
						<div className="grid gap-4 sm:grid-cols-2">
							{bannerField("from", "Premier jour")}
							{bannerField("to", "Dernier jour")}
						</div>
					</Section>
					{NAMES.map((name) => (
						<Section key={name} id={name} {...LISTS[name]}>
							<LinkRows
								name={name}
								title={LISTS[name].title}
								links={navigation[name]}
								problems={form.problems}
								onEdit={(links) => edit({ [name]: links })}
								onRows={(links) => {
									form.dropProblems();
									edit({ [name]: links });
								}}
							/>
						</Section>
					))}
					<Section id="devise" title="Devise" lead="Sous le nom de la boutique, en bas de chaque page.">
						<TextField
							label="Devise"
							optional
							maxLength={120}
							value={navigation.tagline}
							error={form.problems.tagline}
							onChange={({ target }) => edit({ tagline: target.value })}
						/>
					</Section>
				</SettingCard>
			</div>
			<NavigationPreview navigation={navigation} />
			<May permission="audit.read">
				<Versions
					group="navigation"
					current={state.value}
					onRestore={(value) => {
						form.dropProblems();
						setNavigation(value);
					}}
				/>
			</May>
		</div>
	);
}
