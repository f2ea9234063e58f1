import { dayOf } from "@confiserie/domain/day";
import { type HomeContent, isShownOn } from "@confiserie/domain/home-content";
import { inSeasonFirst } from "@confiserie/domain/season";
import { useCategories } from "@/features/admin-categories";
import { BrandBlock, Hero, QuickActions } from "@/features/home";
import { PagePreview } from "@/ui/page-preview";

/** What is typed, as the home page would show it; drafts and slides of other days included. */
export function HomePreview({ home }: { home: HomeContent }) {
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
				<Hero slides={inSeasonFirst(home.slides, now)} />
				<QuickActions actions={home.quickActions} categories={categories} />
				<BrandBlock title={home.brandTitle} paragraphs={home.brandParagraphs} />
			</div>
		</PagePreview>
	);
}
