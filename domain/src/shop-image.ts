/** An image of the shop's own: "/static/demo/bap-fra-40.webp". */
export const SHOP_IMAGE = /^\/([\w-]+\/){1,3}[\w-][\w.() -]*\.(webp|avif|jpe?g|png)$/i;

/** An address on the web, which a product's image cannot be: the shop shows its own files alone. */
export const WEB_ADDRESS = /^(https?:)?\/\//i;
export const WEB_IMAGE =
	"une image ne se lit pas à une adresse https://\u00a0: envoyez le fichier dans la boutique, puis indiquez son nom";
