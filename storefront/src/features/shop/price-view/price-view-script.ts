/**
 * Handles the price switch. Before the first paint it sets the stored view on the root for the style sheet; then it follows the
 * switches, other tabs and pages restored from the back-forward cache, and updates switches that are added later.
 * Where nothing is stored or can be, prices are with VAT.
 */
export const PRICE_VIEW_SCRIPT = `((root,data)=>{
const tell=()=>{for(const input of root.querySelectorAll(".price-switch input"))input.checked=input.value===data.prices};
const follow=({key}={})=>{if(key&&key!=="prices")return;try{data.prices=localStorage.getItem("prices")==="ht"?"ht":"ttc"}catch{}tell()};
follow();
for(const sign of["storage","pageshow"])addEventListener(sign,follow);
addEventListener("change",({target})=>{
if(!target.closest(".price-switch"))return;
data.prices=target.value;
try{localStorage.setItem("prices",target.value)}catch{}
tell()
});
new MutationObserver(tell).observe(root,{childList:true,subtree:true})
})(document.documentElement,document.documentElement.dataset)`;
