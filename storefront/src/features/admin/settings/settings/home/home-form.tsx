import { SETTING_BEGINS } from "@confiserie/domain/shop/shop-settings";
import { useState } from "react";
import { TabPanel, Tabs, useTab } from "@/features/admin/kit";
import { May } from "@/features/admin/shell";
import { WithPreview } from "@/ui/page-preview";
import { SettingCard } from "../setting-card";
import { type GroupState, useSettingForm } from "../use-setting-form";
import { Versions } from "../versions";
import { BrandSection } from "./brand-section";
import { HOME_PARTS, type HomePart, HomePreview } from "./home-preview";
import { QuickActionsSection } from "./quick-actions-section";
import { SlidesSection } from "./slides-section";

/** The home page as one group of settings, with a preview of what is typed and the versions before. */
export function HomeForm({ state }: { state: GroupState<"home"> }) {
	const { form, fields, value: home, editRows } = useSettingForm("home", state);
	const [shown, show] = useTab<HomePart>(HOME_PARTS);
	const [slide, setSlide] = useState<string>();
	const section = { home, fields, onRows: editRows };
	return (
		<Tabs label="Page d'accueil" tabs={HOME_PARTS} shown={shown} onShow={show}>
			<WithPreview preview={<HomePreview home={home} part={shown} slide={slide} />}>
				<SettingCard
					title="Contenu"
					lead="Une vue en brouillon ne se voit qu'ici. Ses jours la montrent et la retirent d'eux-mêmes, à minuit à Paris."
					begins={SETTING_BEGINS.home}
					{...{ state, form }}
				>
					<TabPanel id="vues">
						<SlidesSection {...section} onSlide={setSlide} />
					</TabPanel>
					<TabPanel id="acces">
						<QuickActionsSection {...section} />
					</TabPanel>
					<TabPanel id="maison">
						<BrandSection {...section} />
					</TabPanel>
				</SettingCard>
			</WithPreview>
			<May permission="audit.read">
				<Versions group="home" current={state.value} onRestore={editRows} />
			</May>
		</Tabs>
	);
}
