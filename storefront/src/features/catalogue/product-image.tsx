"use client";
import Image, { type ImageProps } from "next/image";
import { useState } from "react";
import { classNames } from "@/ui/class-names";

type ProductImageProps = Omit<ImageProps, "src" | "fill" | "onError"> & { src: string };

/** Square picture of a product; a striped ground when there is none or it does not load. */
export function ProductImage({ src, alt, className, ...props }: ProductImageProps) {
	const [failed, setFailed] = useState<string | null>(null);
	const noticeMissed = (image: HTMLImageElement | null) => {
		// An error before hydration calls no handler.
		if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(src);
	};
	if (!src || failed === src)
		return (
			<span
				role="img"
				aria-label={alt || undefined}
				aria-hidden={alt ? undefined : true}
				className="berlingot absolute inset-0 bg-dragee"
			/>
		);
	return (
		<Image
			{...props}
			ref={noticeMissed}
			fill
			src={src}
			alt={alt}
			onError={() => setFailed(src)}
			className={classNames("object-cover", className)}
		/>
	);
}
