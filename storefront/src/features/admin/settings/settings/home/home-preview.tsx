import { inSeasonFirst } from "@confiserie/domain/catalogue/season";
import { type HomeContent, isShownOn } from "@confiserie/domain/content/home-content";
import { dayOf } from "@confiserie/domain/day";
import { useCategories } from "@/features/admin/products/categories";
import { BrandBlock, Hero, QuickActions } from "@/features/shop/home";
import { PagePreview, PreviewPart } from "@/ui/page-preview";

/** Tabs of the form, each the part of the page that it edits. */
export const HOME_PARTS = [
	{ id: "vues", label: "Vues" },
	{ id: "acces", label: "Accès rapides" },
	{ id: "maison", label: "La maison" },
] as const;
export type HomePart = (typeof HOME_PARTS)[number]["id"];

interface HomePreviewProps {
	home: HomeContent;
	/** What is being edited. */
	part: HomePart;
	/** Id of the slide that is. */
	slide: string | undefined;
}

/** What is typed, as the home page would show it; drafts and slides of other days included. The edited slide comes first. */
export function HomePreview({ home, part, slide }: HomePreviewProps) {
	const categories = useCategories().data?.content ?? [];
	const now = new Date();
	const today = dayOf(now);
	const waiting = home.slides.filter((slide) => !isShownOn(slide, today));
	return (
		<PagePreview
			title="Aperçu de la page d'accueil"
			note={
				waiting.length > 0 && (
					<p className="text-sm text-prune">
						{`Ne se voient pas aujourd'hui\u00a0: ${waiting.map(({ title }) => title || "Sans titre").join(", ")}.`}
					</p>
				)
			}
		>
			<div className="page flex flex-col gap-8 py-3">
				<PreviewPart isEdited={part === "vues"}>
					<Hero
						key={slide}
						slides={inSeasonFirst(home.slides, now).sort((a, b) => Number(b.id === slide) - Number(a.id === slide))}
					/>
				</PreviewPart>
				<PreviewPart isEdited={part === "acces"}>
					<QuickActions actions={home.quickActions} categories={categories} />
				</PreviewPart>
				<PreviewPart isEdited={part === "maison"}>
					<BrandBlock title={home.brandTitle} paragraphs={home.brandParagraphs} />
				</PreviewPart>
			</div>
		</PagePreview>
	);
}
