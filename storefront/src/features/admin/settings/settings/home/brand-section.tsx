import { TextField, TypedAreaField } from "@/features/admin/kit";
import { Section } from "../delivery/section";
import type { HomeSectionProps } from "./section-props";

const BREAK = "\n\n";

/** Who the shop is, under the products. */
export function BrandSection({ fields: { field } }: HomeSectionProps) {
	return (
		<Section id="maison" title="La maison" lead="Le texte qui présente la boutique, sous les produits.">
			<TextField {...field("brandTitle")} label="Titre" maxLength={80} />
			<TypedAreaField<readonly string[]>
				{...field("brandParagraphs")}
				label="Texte"
				hint="Une ligne vide commence un autre paragraphe."
				rows={8}
				write={(paragraphs) => paragraphs.join(BREAK)}
				read={(typed) => typed.split(BREAK)}
			/>
		</Section>
	);
}
