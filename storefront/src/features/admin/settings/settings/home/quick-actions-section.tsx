import { TextField } from "@/ui/text-field";
import { Section } from "../delivery/section";
import { replaced } from "../delivery/use-cards";
import type { HomeSectionProps } from "./section-props";

/** The cards under the slides. Their emblems are part of the layout. */
export function QuickActionsSection({ home, problems, onEdit }: HomeSectionProps) {
	const { quickActions } = home;
	return (
		<Section
			id="acces"
			title="Accès rapides"
			lead="Les cartes sous les vues. Celle d'une catégorie retirée ne se voit pas."
		>
			<ul className="flex flex-col gap-4">
				{quickActions.map((action, index) => (
					<li key={action.icon}>
						<fieldset className="grid gap-4 sm:grid-cols-3">
							<legend className="sr-only">{`Accès ${index + 1}`}</legend>
							{(["title", "text", "href"] as const).map((name) => (
								<TextField
									key={name}
									label={LABELS[name]}
									value={action[name]}
									error={problems[`quickActions[${index}].${name}`]}
									onChange={({ target }) =>
										onEdit({ quickActions: replaced(quickActions, index, { ...action, [name]: target.value }) })
									}
								/>
							))}
						</fieldset>
					</li>
				))}
			</ul>
		</Section>
	);
}
const LABELS = { title: "Titre", text: "Texte", href: "Page" };
