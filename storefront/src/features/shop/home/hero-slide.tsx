import { DRAWN_SLIDES, type Slide } from "@confiserie/domain/content/home-content";
import { focalPoint, imageFile } from "@confiserie/domain/shop/shop-image";
import { getImageProps } from "next/image";
import { ButtonLink } from "@/ui/button-link";
import { classNames } from "@/ui/class-names";
import { Ticket } from "@/ui/ticket";

const GROUNDS: Record<Slide["ground"], string> = {
	encre: "bg-encre [--ground:var(--color-encre)] text-dragee",
	dragee: "bg-dragee [--ground:var(--color-dragee)] text-encre",
	caramel: "bg-caramel-clair [--ground:var(--color-caramel-clair)] text-encre",
	framboise: "bg-framboise [--ground:var(--color-framboise)] text-white",
	pistache: "bg-pistache-clair [--ground:var(--color-pistache-clair)] text-encre",
};
const DARK: ReadonlySet<Slide["ground"]> = new Set(["encre", "framboise"]);

/** Text panel with a scalloped edge over the picture: beside it on a wide screen, under it on a phone. */
export function HeroSlide({ slide, isFirst }: { slide: Slide; isFirst: boolean }) {
	const isDark = DARK.has(slide.ground);
	return (
		<article
			className={classNames(
				// A page arrives in pieces, and what comes later must not move what is there: the image comes before the text
				// that it is above, a taller slide makes room under the text, and elsewhere no slide is taller than the least.
				"grid overflow-hidden rounded-media max-md:grid-rows-[auto_1fr] md:min-h-[30rem] md:low:min-h-[18rem] lg:min-h-[27rem] md:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)]",
				GROUNDS[slide.ground],
			)}
		>
			<div className="hero-picture relative max-md:aspect-video md:col-start-2 md:row-start-1">
				<HeroPicture image={slide.image} isFirst={isFirst} />
			</div>
			<div className="z-1 flex flex-col items-start px-5 pt-2 pb-5 sm:px-10 sm:pb-7 md:col-start-1 md:row-start-1 md:pt-14 low:pt-5 low:pb-5">
				<Ticket tone={isDark ? "miel" : "encre"}>{slide.badge}</Ticket>
				<h2 className="display mt-3 text-2xl sm:mt-4 sm:text-3xl low:mt-3 low:text-2xl lg:text-4xl">{slide.title}</h2>
				<p className="mt-2 text-lg font-semibold">{slide.subtitle}</p>
				<p className="mt-2 max-w-prose max-sm:text-sm low:max-lg:hidden">{slide.description}</p>
				<ButtonLink
					href={slide.action.href}
					variant={isDark ? "secondary" : "primary"}
					className="mt-4 sm:mt-6 low:mt-4"
				>
					{slide.action.label}
				</ButtonLink>
			</div>
		</article>
	);
}

/** The whole wide image on phones; where the image stands upright beside the text, the square one. The first is the page's largest paint. */
function HeroPicture({ image, isFirst }: { image: string; isFirst: boolean }) {
	// Half the bytes of the usual quality, and no difference to see at this size.
	const common = {
		alt: "",
		quality: 35,
		// Beside the text it fills the slide's height, which is wider than the frame.
		sizes: "(min-width: 1024px) 644px, (min-width: 768px) 714px, calc(100vw - 2rem)",
	};
	const loading = { loading: isFirst ? "eager" : "lazy", fetchPriority: isFirst ? "high" : "low" } as const;
	const isDrawn = DRAWN_SLIDES.some((name) => name === image);
	if (!isDrawn) {
		const { props: photograph } = getImageProps({ ...common, src: imageFile(image), width: 1280, height: 860 });
		const { x, y } = focalPoint(image);
		return (
			// biome-ignore lint/performance/noImgElement: the drawn slides need <picture>, and both share one frame.
			<img
				{...photograph}
				alt=""
				{...loading}
				className="absolute inset-0 size-full object-cover"
				style={{ objectPosition: `${x}% ${y}%` }}
			/>
		);
	}
	const drawing = (shape: string, width: number, height: number) =>
		getImageProps({ ...common, src: `/images/hero/${image}-${shape}.webp`, width, height }).props;
	const square = drawing("square", 900, 900);
	return (
		<picture>
			<source media="(768px <= width < 1024px)" srcSet={square.srcSet} sizes="30rem" />
			<img
				{...drawing("wide", 1280, 860)}
				alt=""
				{...loading}
				className="absolute inset-0 size-full object-cover md:object-[50%_60%] lg:object-[60%_50%]"
			/>
		</picture>
	);
}
