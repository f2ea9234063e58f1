import type { ReactNode } from "react";
import { Picture } from "@/ui/picture";
import { PROSE } from "./article";

interface ChapterProps {
	title: ReactNode;
	image: { src: string; alt: string };
	/** Side of the image on a wide screen. */
	side: "left" | "right";
	children: ReactNode;
}

/** An image and a few paragraphs beside it; under it on a phone. */
export function Chapter({ title, image, side, children }: ChapterProps) {
	return (
		<section className="grid items-center gap-x-14 gap-y-5 md:grid-cols-2">
			<div
				className={`relative aspect-[4/3] overflow-hidden rounded-media bg-dragee md:aspect-[5/4] ${side === "right" ? "md:order-last" : ""}`}
			>
				<Picture {...image} from={390} to={1080} sizes="(min-width: 768px) 46vw, calc(100vw - 2rem)" />
			</div>
			<div>
				<h2 className="display text-2xl sm:text-3xl">{title}</h2>
				<div className={`mt-4 flex max-w-prose flex-col gap-4 text-lg leading-relaxed ${PROSE}`}>{children}</div>
			</div>
		</section>
	);
}
