import { dayOf } from "@confiserie/domain/day";
import { type HomeContent, isShownOn } from "@confiserie/domain/home-content";
import { useState } from "react";
import { useCategories } from "@/features/admin-categories";
import { BrandBlock, Hero, QuickActions } from "@/features/home";
import { ChoiceButtons } from "@/ui/choice-buttons";
import { PreviewFrame } from "./preview-frame";

const SIZES = { "390": "Téléphone", "1280": "Ordinateur" } as const;
type Width = keyof typeof SIZES;
const WIDTHS: readonly Width[] = ["390", "1280"];

/** What is typed, as the home page would show it; drafts and slides of other days included. */
export function HomePreview({ home }: { home: HomeContent }) {
	const [width, setWidth] = useState<Width>("390");
	const categories = useCategories().data?.content ?? [];
	const today = dayOf(new Date());
	const waiting = home.slides.filter((slide) => !isShownOn(slide, today));
	return (
		<section aria-labelledby="apercu" className="flex flex-col gap-3">
			<h2 id="apercu" className="font-display text-xl">
				Aperçu
			</h2>
			<div className="flex gap-2">
				<ChoiceButtons names={WIDTHS} chosen={width} labelOf={(name) => SIZES[name]} onChoose={setWidth} />
			</div>
			{waiting.length > 0 && (
				<p className="text-sm text-prune">
					{`Ne se voient pas aujourd'hui\u00a0: ${waiting.map(({ title }) => title || "Sans titre").join(", ")}.`}
				</p>
			)}
			<PreviewFrame title="Aperçu de la page d'accueil" width={Number(width)}>
				<div className="page flex flex-col gap-8 py-3">
					<Hero slides={home.slides} />
					<QuickActions actions={home.quickActions} categories={categories} />
					<BrandBlock title={home.brandTitle} paragraphs={home.brandParagraphs} />
				</div>
			</PreviewFrame>
		</section>
	);
}
