import type { ComponentProps } from "react";
import { classNames } from "./class-names";

/** Widths in pixels that the shop's image service makes (next.config.ts). */
const WIDTHS = [96, 192, 288, 390, 480, 680, 828, 1080, 1280, 1600] as const;

export interface PictureProps extends Omit<ComponentProps<"img">, "src" | "srcSet" | "width" | "height"> {
	/** Address of an image of the shop, "/static/…". */
	src: string;
	alt: string;
	/** Widest and narrowest image that `sizes` can ever ask for. */
	from: (typeof WIDTHS)[number];
	to: (typeof WIDTHS)[number];
	sizes: string;
}

/**
 * An image in the sizes that its place can need, over the whole of its frame. `next/image` does the same and more: it
 * would bring five kilobytes of script to every page, and a list of twelve sizes to every card.
 */
export function Picture({ src: url, alt, from, to, className, ...props }: PictureProps) {
	// "/static/a.webp#30-70" shows the point at 30 % and 70 %: `framed`, without its bytes.
	const [src = "", point] = url.split("#");
	const widths = WIDTHS.filter((width) => width >= from && width <= to);
	return (
		// biome-ignore lint/performance/noImgElement: it asks the same image service for the same sizes
		<img
			decoding="async"
			loading="lazy"
			style={{ objectPosition: point && `${point.replace("-", "% ")}%` }}
			{...props}
			alt={alt}
			className={classNames("absolute inset-0 size-full object-cover", className)}
			srcSet={widths.map((width) => `${address(src, width)} ${width}w`).join(", ")}
			src={address(src, to)}
		/>
	);
}

const address = (src: string, width: number) => `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=75`;
