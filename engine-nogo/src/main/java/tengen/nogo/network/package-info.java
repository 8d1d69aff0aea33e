/** A residual network that evaluates NoGo on 9×9, and its weights. */
package tengen.nogo.network;
