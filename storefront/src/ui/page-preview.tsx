import { type ReactNode, useEffect, useRef, useState } from "react";
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

/** A form with what it makes beside it, or below it where there is no room. */
export const WithPreview = ({ preview, children }: { preview: ReactNode; children: ReactNode }) => (
	<div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_26rem]">
		<div className="min-w-0">{children}</div>
		<div className="min-w-0 xl:sticky xl:top-16">{preview}</div>
	</div>
);

/** A part of a preview: outlined and in view while its fields are edited. */
export function PreviewPart({ isEdited, children }: { isEdited: boolean; children: ReactNode }) {
	const part = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (isEdited) scrollTo(part.current);
	}, [isEdited]);
	return (
		<div ref={part} className={isEdited ? "outline-3 -outline-offset-3 outline-framboise" : undefined}>
			{children}
		</div>
	);
}

/** A preview of a text: the block that holds the words that are edited is outlined and in view. */
export function PreviewText({ edited, children }: { edited: string; children: ReactNode }) {
	const whole = useRef<HTMLDivElement>(null);
	const seen = useRef<Element>(undefined);
	// After each render: it may have moved the words to another element.
	useEffect(() => {
		const blocks = [...(whole.current?.querySelectorAll("h1, h2, h3, summary, p, li") ?? [])];
		const part =
			edited &&
			(blocks.find((block) => block.textContent === edited) ??
				blocks.find((block) => block.textContent?.includes(edited)));
		if (!part) return;
		part.classList.add(...OUTLINED);
		part.closest("details")?.setAttribute("open", "");
		if (part !== seen.current) scrollTo(part);
		seen.current = part;
		return () => part.classList.remove(...OUTLINED);
	});
	return <div ref={whole}>{children}</div>;
}
const OUTLINED = ["outline-3", "outline-offset-3", "outline-framboise"];

function scrollTo(part: Element | null) {
	const view = part?.ownerDocument.defaultView;
	if (view) view.scrollTo({ top: view.scrollY + part.getBoundingClientRect().top - 16 });
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
