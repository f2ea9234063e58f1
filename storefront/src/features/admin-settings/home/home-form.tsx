import type { HomeContent } from "@confiserie/domain/home-content";
import { SETTING_BEGINS, SETTING_SCHEMAS } from "@confiserie/domain/shop-settings";
import { useState } from "react";
import { May } from "@/features/admin-shell";
import { SettingCard } from "../setting-card";
import { type GroupState, useSettingForm } from "../use-setting-form";
import { Versions } from "../versions";
import { BrandSection } from "./brand-section";
import { HomePreview } from "./home-preview";
import { QuickActionsSection } from "./quick-actions-section";
import { SlidesSection } from "./slides-section";

/** The home page as one group of settings, with a preview of what is typed and the versions before. */
export function HomeForm({ state }: { state: GroupState<"home"> }) {
	const form = useSettingForm("home", state);
	const [home, setHome] = useState<HomeContent>(state.value);
	const checked = SETTING_SCHEMAS.home.safeParse(home);
	const onEdit = (changes: Partial<HomeContent>) => setHome((last) => ({ ...last, ...changes }));
	const onRows = (changes: Partial<HomeContent>) => {
		form.dropProblems();
		onEdit(changes);
	};
	const section = { home, problems: form.problems, onEdit, onRows };
	return (
		<div className="flex flex-col gap-6">
			<div className="max-w-4xl">
				<SettingCard
					title="Contenu"
					lead="Une vue en brouillon ne se voit qu'ici. Ses jours la montrent et la retirent d'eux-mêmes, à minuit à Paris."
					begins={SETTING_BEGINS.home}
					isDirty={JSON.stringify(checked.data ?? home) !== JSON.stringify(state.value)}
					{...{ state, form }}
					onSave={() => form.ask({ ...home })}
				>
					<SlidesSection {...section} />
					<QuickActionsSection {...section} />
					<BrandSection {...section} />
				</SettingCard>
			</div>
			<HomePreview home={home} />
			<May permission="audit.read">
				<Versions group="home" current={state.value} onRestore={onRows} />
			</May>
		</div>
	);
}
