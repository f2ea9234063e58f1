import Image from "next/image";
import { framed } from "@/ui/framed";

/** Image of a line, or a neutral square when the stored address is none of ours. Decorative: the title is beside it. */
export function LineImage({ src: url, size = 80 }: { src: string; size?: number }) {
	const { src, style } = framed(url);
	const box = "shrink-0 rounded-control border border-trait bg-creme object-cover";
	if (!src.startsWith("/static/")) {
		return <span aria-hidden="true" className={`berlingot block ${box}`} style={{ width: size, height: size }} />;
	}
	return (
		<Image
			src={src}
			alt=""
			width={size}
			height={size}
			className={box}
			style={{ width: size, height: size, ...style }}
		/>
	);
}
