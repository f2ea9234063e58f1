import { HOME_LIMITS, type Slide } from "@confiserie/domain/content/home-content";
import { slideWords } from "@confiserie/domain/content/home-words";
import { freeId } from "@confiserie/domain/delivery/zone-suggestions";
import { ListProblem } from "@/features/admin/kit";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { EntryCard } from "../delivery/entry-card";
import { MoveButtons } from "../delivery/move-buttons";
import { Section } from "../delivery/section";
import { removed, useCards } from "../delivery/use-cards";
import type { HomeSectionProps } from "./section-props";
import { SlideFields } from "./slide-fields";

const HEADING = "vues";

interface SlidesSectionProps extends HomeSectionProps {
	/** Tells which one is edited. */
	onSlide: (id: string) => void;
}

/** The slides at the top, in their order. */
export function SlidesSection({ home, fields, onRows, onSlide }: SlidesSectionProps) {
	const { slides } = home;
	const cards = useCards("vue", slides, fields.formState.errors.slides);
	const isFull = slides.length >= HOME_LIMITS.slides;
	const insert = (slide: Slide, at: number) => {
		onRows({ slides: slides.toSpliced(at, 0, slide) });
		cards.open(slide.id);
		onSlide(slide.id);
	};
	return (
		<Section
			id={HEADING}
			title="Vues"
			lead="Elles défilent en haut de la page. La première est celle que l'on voit d'abord."
		>
			<ListProblem {...fields.field("slides")} />
			<ul aria-label="Vues" className="flex flex-col gap-2">
				{slides.map((slide, index) => (
					<EntryCard
						key={slide.id}
						name={slide.title}
						words={shortWords(slide)}
						isOpen={cards.isOpen(slide.id)}
						isWrong={cards.isWrong(index)}
						onToggle={() => {
							cards.toggle(slide.id);
							onSlide(slide.id);
						}}
						onRemove={() => {
							onRows({ slides: removed(slides, index) });
							cards.focusOn(HEADING);
						}}
						actions={
							<>
								{!slide.enabled && <Badge tone="neutral">Brouillon</Badge>}
								<MoveButtons
									list="vue"
									id={slide.id}
									name={slide.title}
									isFirst={index === 0}
									isLast={index === slides.length - 1}
									onMove={(step) => onRows({ slides: cards.moved(slides, slide.id, slide.title, step) })}
								/>
								<Button
									variant="secondary"
									size="sm"
									disabled={isFull}
									aria-label={`Dupliquer ${slide.title}`}
									onClick={() => insert({ ...slide, id: freeId("vue", slides), enabled: false }, index + 1)}
								>
									Dupliquer
								</Button>
							</>
						}
					>
						<fieldset onFocus={() => onSlide(slide.id)} className="contents">
							<legend className="sr-only">{`Vue ${index + 1}`}</legend>
							<SlideFields slide={slide} index={index} fields={fields} />
						</fieldset>
					</EntryCard>
				))}
			</ul>
			<p role="status" className="sr-only">
				{cards.said}
			</p>
			<div>
				<Button
					variant="secondary"
					size="sm"
					disabled={isFull}
					onClick={() => insert({ ...NEW_SLIDE, id: freeId("vue", slides) }, slides.length)}
				>
					Ajouter une vue
				</Button>
			</div>
		</Section>
	);
}

const NEW_SLIDE: Omit<Slide, "id"> = {
	badge: "",
	title: "",
	subtitle: "",
	description: "",
	action: { label: "", href: "/products" },
	image: "bestsellers",
	ground: "dragee",
	enabled: false,
};

function shortWords(slide: Slide) {
	const { Étiquette, Jours, Saison, Réduction } = slideWords(slide);
	return { Étiquette: Étiquette ?? "", Jours: Jours ?? "", Saison: Saison ?? "", Réduction: Réduction ?? "" };
}
