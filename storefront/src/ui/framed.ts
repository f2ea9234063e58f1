/** File of an image of the shop, and where a frame that crops it looks: "/static/a.webp#30-70" at 30 % and 70 %. */
export function framed(url: string) {
	const [src = "", point] = url.split("#");
	return { src, style: { objectPosition: point && `${point.replace("-", "% ")}%` } };
}
