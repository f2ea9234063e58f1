import { TextField } from "@/features/admin/kit";
import { Section } from "../delivery/section";
import type { HomeSectionProps } from "./section-props";

/** The cards under the slides. Their emblems are part of the layout. */
export function QuickActionsSection({ home, fields: { field } }: HomeSectionProps) {
	return (
		<Section
			id="acces"
			title="Accès rapides"
			lead="Les cartes sous les vues. Celle d'une catégorie retirée ne se voit pas."
		>
			<ul className="flex flex-col gap-4">
				{home.quickActions.map(({ icon }, index) => (
					<li key={icon}>
						<fieldset className="grid gap-4 sm:grid-cols-3">
							<legend className="sr-only">{`Accès ${index + 1}`}</legend>
							<TextField {...field(`quickActions.${index}.title`)} label="Titre" />
							<TextField {...field(`quickActions.${index}.text`)} label="Texte" />
							<TextField {...field(`quickActions.${index}.href`)} label="Page" />
						</fieldset>
					</li>
				))}
			</ul>
		</Section>
	);
}
