import { TextArea } from "@/ui/text-area";
import { TextField } from "@/ui/text-field";
import { Section } from "../delivery/section";
import type { HomeSectionProps } from "./section-props";

/** Who the shop is, under the products. An empty line begins another paragraph. */
export function BrandSection({ home, problems, onEdit }: HomeSectionProps) {
	const fault = Object.entries(problems).find(([path]) => path.startsWith("brandParagraphs"))?.[1];
	return (
		<Section id="maison" title="La maison" lead="Le texte qui présente la boutique, sous les produits.">
			<TextField
				label="Titre"
				maxLength={80}
				value={home.brandTitle}
				error={problems.brandTitle}
				onChange={({ target }) => onEdit({ brandTitle: target.value })}
			/>
			<TextArea
				label="Texte"
				hint="Une ligne vide commence un autre paragraphe."
				rows={8}
				value={home.brandParagraphs.join(BREAK)}
				error={fault}
				onChange={({ target }) => onEdit({ brandParagraphs: target.value.split(BREAK) })}
			/>
		</Section>
	);
}
const BREAK = "\n\n";
