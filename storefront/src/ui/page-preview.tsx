import { type ReactNode, useState } from "react";
import { ChoiceButtons } from "./choice-buttons";
import { PreviewFrame } from "./preview-frame";

const SIZES = { "390": "Téléphone", "1280": "Ordinateur" } as const;
type Width = keyof typeof SIZES;
const WIDTHS: readonly Width[] = ["390", "1280"];

interface PagePreviewProps {
	/** Of the frame: "Aperçu de la page d'accueil". */
	title: string;
	note?: ReactNode;
	children: ReactNode;
}

/** What is typed, as the shop would show it on a phone or a computer. */
export function PagePreview({ title, note, children }: PagePreviewProps) {
	const [width, setWidth] = useState<Width>("390");
	return (
		<section aria-labelledby="apercu" className="flex flex-col gap-3">
			<h2 id="apercu" className="font-display text-xl">
				Aperçu
			</h2>
			<div className="flex gap-2">
				<ChoiceButtons names={WIDTHS} chosen={width} labelOf={(name) => SIZES[name]} onChoose={setWidth} />
			</div>
			{note}
			<PreviewFrame title={title} width={Number(width)}>
				{children}
			</PreviewFrame>
		</section>
	);
}
